import { community } from './community.ts'

export const POPFANS = community({
  slug: 'popfans',
  title: 'Pop fandom',
  language: 'en',
  size: 1.2,
  ages: [16, 36],
  hours: 'night',
  week: 'even',
  mood: [0.46, 0.22],
  hashtags: 'fandom comeback eras streamparty photocard tourlife',
  emoji: '💜 😭 ✨ 🎤 💿 🫶',
  subreddits: 'popheads',
  leaders: `
    LUMA | *lumaofficial | LUMA official. World tour on sale
    Ivy Sterling | ivysterling | Singer. Album three, "Hotel Weather"
    Chart Watch | *chartwatchx | Numbers for people who care too much
  `,
  happenings: `
    the {act} album drop | AlbumDay | 0.9 | 3.6
    the {act} ticket sale | TicketWar | -0.7 | 3.4
    {act} on the late show | LateShow | 0.8 | 2.4
    the {act} hiatus | Hiatus | -0.85 | 2.8
  `,
  sheet: {
    act: `
      LUMA
      Ivy Sterling
      Neon Saints
      KITE GIRLS
      Jonah Vance
    `,
    bit: `
      [the bridge|the choreo|the outro|the encore|the intro|track {small}|the high note|the key change|the fan chant|the dance break]
    `,
    topics: `
      {act}
      [tour outfits|photocards|lightsticks|fan edits|encore stages|presale codes|high notes|dance breaks|fan chants]
    `,
    good: `
      got [floor seats|presale|row {small}] for {act} [in {othercity}|with {name}|somehow]
      [screamed|sobbed|blacked out] during {bit} at {act}
      pulled [the rare|my bias's|a signed] photocard
      learned {bit} by {act} [in my kitchen|in {small} hours]
      made {name} a {act} fan [in one night|with a powerpoint]
    `,
    bad: `
      waited {small} hours in the queue for {act} and [got an error|saw {big} people ahead|lost wifi]
      missed {bit} [blinking|in the bathroom|getting water]
      paid {big} for [a hoodie|obstructed view|a lightstick]
      dropped [a lightstick|my phone] during {bit}
    `,
    doing: `
      streaming {bit} [in my sleep|on three devices|all night]
      crying over {bit} [in the car|with {name}|again]
      planning outfits for {act}
      refreshing for {act} tickets
    `,
    todo: `
      stream {bit} [before bed|all day]
      [see|cheer for|defend] {act}
      trade photocards with {name}
      finish the bracelets for {act}
    `,
    up: `
      {bit} by {act} [ended me|is song of the year|cleared everyone]
      {act} [noticed our sign|hit the note|smiled at row {num}] in {othercity}
      the {act} fandom [raised {big}|sang {bit} together|is so sweet]
    `,
    down: `
      resale for {act} is {big}
      {act} [skipped {othercity}|cut {bit}|got robbed]
      {bit} [leaked|got cut|isn't streaming]
      the venue [ran out of water|oversold] for {act}
    `,
    claim: `
      {bit} is [the best part|the most underrated part] of every {act} show
      nobody gives {act} enough credit for {bit}
      physical albums are [worth it|wall art|half the fun]
      {act} would be bigger with [better promo|more radio play]
    `,
    asking: `
      who's going to {act} in {othercity}
      favourite {act} era and why
      is track {small} on the setlist
      what do I wear to {act}
    `,
    fact: `
      {act} drop the [teaser|video|album] at {hour}
      {num} days until {act}
      the {act} video has {num} million views
      {name} is sleeping outside {spot}
    `,
    spot: `
      the [arena|fan café|fan meetup|record store|airport|listening party]
    `,
  },
})
