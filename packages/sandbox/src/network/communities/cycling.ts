import { community } from './community.ts'

export const CYCLING = community({
  slug: 'cycling',
  title: 'Cyclists',
  language: 'en',
  size: 0.7,
  hours: 'early',
  week: 'weekend',
  mood: [0.4, 0.22],
  hashtags: 'cycling bikecommute gravel roadbike velo hillclimb',
  emoji: '🚴 🚲 🌄 🔧 💨',
  subreddits: 'cycling bicycling gravelcycling',
  leaders: `
    Tess Ridley | tessridley | Gravel racer, slow unpacker
    Big Ring | *bigringmag | Long reads about short gears
  `,
  happenings: `
    the {othercity} gran fondo | GranFondo | 0.8 | 2.4
    the closed bike lane in {othercity} | BikeLane | -0.7 | 2.2
    stage {num} of the tour | TourStage | 0.5 | 2.6
  `,
  sheet: {
    part: `
      [chain|rear wheel|saddle|front derailleur|bottom bracket|headset|disc brake|freewheel|rear mech]
    `,
    ride: `
      [commute|century|coffee ride|hill climb|gravel loop|turbo session|club run|{num} miler|detour]
    `,
    topics: `
      [gravel|steel frames|tubeless tyres|bike lanes|headwinds|club runs|bike commuting|hill climbs|bibs]
      {part} maintenance
    `,
    good: `
      rode [a|the|one very windy] {ride} [to {othercity}|before breakfast|without a map|on the old bike]
      fixed the {part} [in a layby|with a tyre lever and hope|on the first try]
      climbed [{big} metres|the same hill {small} times] on the {ride}
      talked {name} into a {ride}
      swapped the {part} [for a new one|in {num} minutes|with shaking hands]
    `,
    bad: `
      [lost|broke|cracked|wrecked] the {part} {num} miles from home
      took a wrong turn on the {ride} and [added {num} miles|found a motorway|met a bull]
      [bonked|got rained on|ran out of water] halfway through the {ride}
      forgot the [spare tube|helmet|cafe money] on the {ride}
    `,
    doing: `
      [checking|cleaning|cursing|adjusting] the {part} [on the kitchen floor|with a podcast on]
      planning a {ride} [round the cafes|with no hills]
      riding [no hands|into a headwind|behind {name}'s wheel]
      staring at [the {part}|maps of {othercity}|the weather app]
    `,
    todo: `
      [clean|replace|tighten] the {part}
      ride [the|a slow|one more] {ride}
      [buy|sell|borrow] [lights|a rack|a second bike]
      wave at [other cyclists|{name}|the bus driver]
    `,
    up: `
      the {part} [stopped clicking|runs silent|feels brand new]
      the {ride} had [tailwind both ways|zero cars|cake at mile {num}]
      drivers [waited|waved|gave me space] the whole {ride}
      the new lane [opened|saves {small} minutes|has actual kerbs]
    `,
    down: `
      the {part} [clicks|slips|is worn again|costs {big}]
      a van [parked in|reversed down|blocked] the bike lane [outside {spot}|by {name}'s]
      the {ride} was [all headwind|{num} degrees and hail|one long red light]
      someone [nicked|keyed|unscrewed] the {part} outside {spot}
    `,
    claim: `
      a {ride} beats [the bus|any gym|most holidays]
      the [cheapest|best] upgrade is a clean {part}
      nobody needs [a new {part}|more than {small} bikes|electronic shifting]
      headwind on a {ride} builds [character|legs|regret]
      bike lanes should [be wider than a van|connect to something|have kerbs]
    `,
    asking: `
      how often do you change the {part}
      which {part} survives winter
      what do you eat on a {ride}
      anyone for a {ride} out of {city} on Saturday
    `,
    fact: `
      the {ride} is {num} miles with {small} hills
      my {part} has done {big} miles
      {name} bought a [third|fourth|fifth] bike
      it takes {num} minutes to {spot} by bike
    `,
    spot: `
      the [bike shop|cafe at the top|canal path|velodrome|bike kitchen|bike market]
    `,
  },
})
