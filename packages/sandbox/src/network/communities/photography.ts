import { community } from './community.ts'

export const PHOTOGRAPHY = community({
  slug: 'photography',
  title: 'Photographers',
  language: 'en',
  size: 0.6,
  hours: 'early',
  week: 'weekend',
  mood: [0.4, 0.2],
  hashtags: 'photography streetphotography filmisnotdead goldenhour 35mm',
  emoji: '📷 🎞️ 🌅 🖼️ 🌁',
  subreddits: 'photography AnalogCommunity',
  leaders: `
    Gareth Selby | garethselby | Street photographer, mostly bus stops
    Contact Sheet | *contactsheetmag | Pictures and how they happened
  `,
  happenings: `
    the {othercity} photo week | PhotoWeek | 0.7 | 2
    film price hike | FilmPrices | -0.75 | 2.2
  `,
  sheet: {
    shot: `
      [a bus stop in rain|a portrait of {name}|the pier|a lit doorway|a sleepy dog|the market|fog on the bridge|a shop window|my gran's hands|the last ferry|a red umbrella]
    `,
    kit: `
      [the 35mm|a cheap flash|the tripod|an old film body|the light meter|expired film|the 50mm|a new strap]
    `,
    topics: `
      [rainy bus stops|portraits|shop windows|foggy bridges|sleepy dogs|street markets|old doorways|red umbrellas]
      [film scans|street portraits|editing|old lenses|tripods|light meters|expired film|self doubt|zines|darkrooms]
    `,
    good: `
      [shot|printed|framed|sold] {shot} [on film|with {kit}|for {num} quid]
      found {kit} [in a charity shop|at {spot}]
      developed {small} rolls in the sink
      asked a stranger for a portrait and they said yes
    `,
    bad: `
      left the lens cap on for {shot}
      [dropped|fogged|forgot] {kit} [at {spot}|on the way out]
      deleted {shot} by accident
      shot {num} frames with no film in
    `,
    doing: `
      waiting for the light on {shot}
      editing {shot} [for {small} hours|until it looks worse]
      carrying {kit} [uphill|for nothing]
      scanning negatives of {shot}
    `,
    todo: `
      print {shot}
      [sell|clean|lend out] {kit}
      shoot {shot} [every day for {num} days|at sunrise|with {kit}]
      call {name} about the zine
    `,
    up: `
      {shot} [came out|printed beautifully|made the wall]
      the light on {shot} was [butter|gone in {small} minutes|silly]
      {name} hung {shot} in the hallway
    `,
    down: `
      film is {num} a roll
      {kit} [jammed|leaks light|died] right before I got {shot}
      the lab lost {shot}
    `,
    claim: `
      [light|patience|standing closer|waiting] beats {kit}
      the [camera|lens|strap] [you carry|you own|in your bag] is [enough|the right one]
      {shot} [works|looks best] [on film|in black and white|on paper]
      nobody looks at {shot} for more than {small} seconds
      one lens is enough
    `,
    asking: `
      how would you crop {shot}
      is {kit} worth {big}
      where do you scan in {city}
      colour or mono for {shot}
    `,
    fact: `
      sunset is at {hour}
      {kit} is from {year}
      I took {big} photos and kept {small}
      {name} still shoots on {kit}
    `,
    spot: `
      the [pier|darkroom|camera shop|gallery|rooftop|bus station]
    `,
  },
})
