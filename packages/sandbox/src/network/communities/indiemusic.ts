import { community } from './community.ts'

export const INDIEMUSIC = community({
  slug: 'indiemusic',
  title: 'Indie music',
  language: 'en',
  size: 1.0,
  hours: 'night',
  week: 'weekend',
  mood: [0.44, 0.18],
  hashtags: 'nowplaying indiemusic vinyl newmusicfriday gigs tapefriday',
  emoji: '🎸 🎶 🥁 💿 🎧',
  subreddits: 'indieheads vinyl',
  leaders: `
    Paper Lanterns | paperlanternsbd | Three sisters and a drum machine. New record "Low Light"
    Dana Whitlock | danawhitlock | Songs about buses
    Side B | *sidebmag | Music writing, mostly late
  `,
  happenings: `
    the new {band} record | NewMusicFriday | 0.8 | 2.8
    the {othercity} festival lineup | Lineup | 0.5 | 3
    {band} breaking up | ThankYou | -0.85 | 2.4
  `,
  sheet: {
    band: `
      Paper Lanterns
      Dana Whitlock
      Slow Harbour
      The Night Clerks
      Velvet Motorway
      Soft Machines of Leeds
      Cousin Ida
      Glass Orchard
    `,
    bit: `
      [the bridge|track {small}|the bassline|the last chorus|the B side|the live version|the drums|that key change|the intro]
    `,
    topics: `
      {band}
      [small venues|vinyl|demo tapes|support acts|album openers|sad songs|mixtapes|basslines|B sides|key changes]
    `,
    good: `
      saw {band} [at {spot}|for {small} quid|from the front row|in a village hall]
      [found|bought|inherited] {band} on vinyl [in a charity shop|for {small}|with a note inside]
      learned {bit} on [guitar|a broken keyboard|ukulele]
      cried at {bit} [on the bus|in public|next to {name}]
      played {small} songs at open mic and [nobody left|{name} cheered]
    `,
    bad: `
      missed {band} [by {num} minutes|because of the train|queuing for a drink]
      [cracked|lost|lent out] the {band} record
      paid {num} in fees to see {band}
      sang {bit} [out of tune|in the wrong key|at the wrong gig]
    `,
    doing: `
      listening to {bit} [on repeat|in the dark|while washing up|way too loud]
      making {name} a playlist around {band}
      sorting records by [colour|mood|ex]
      humming {bit} under my breath
    `,
    todo: `
      [see|hear|cover|review] {band}
      listen to [{bit}|the whole album|something new]
      buy a ticket for {band} before [payday|{name} does]
      learn {bit}
    `,
    up: `
      {bit} by {band} [broke me|is perfect|made the whole room sing]
      {band} [played an hour|stayed to chat|did an encore] at {spot}
      the new {band} [grows on you|is their best|sounds like rain]
    `,
    down: `
      {band} tickets [sold out in {num} seconds|cost {num}|went to bots]
      the sound at {spot} [buried {bit}|was mud|cut out]
      they [remixed|cut|overproduced] {bit}
    `,
    claim: `
      {bit} is the best thing {band} ever did
      {band} sound better [live|in winter|on tape|sad]
      support acts [deserve|get] half the love they should
      albums should be [30|35|40|45] minutes long
      streaming pays {band} [nothing|in stickers]
    `,
    asking: `
      what's your favourite {band} song
      who's going to {band} at {spot}
      what record got you into {band}
      best opener for a rainy {weekday}
    `,
    fact: `
      {band} go on at {hour}
      {bit} is {small} minutes long
      {name} saw {band} in {year}
      doors are at {small} and {spot} is {num} minutes away
    `,
    spot: `
      the [record shop|venue|basement show|open mic|festival|merch table]
    `,
  },
})
