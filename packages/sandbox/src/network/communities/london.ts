import { community } from './community.ts'

export const LONDON = community({
  slug: 'london',
  title: 'London life',
  language: 'en',
  size: 0.8,
  ages: [18, 62],
  hours: 'evening',
  week: 'weekday',
  mood: [0.34, 0.3],
  hashtags: 'london londonlife tube southbank flatmates pubgarden',
  emoji: '🚇 ☔ 🍺 🌆 🦊',
  subreddits: 'london',
  countries: { GB: 1 },
  leaders: `
    Poppy Ormond | poppyormond | Writes about bin foxes and rent
    The Overground | *theoverground | City news for people on the move
  `,
  happenings: `
    the {line} line delays | TubeChaos | -0.8 | 2.6
    the first sunny {weekday} | Sunshine | 0.9 | 2.4
    the street market in {area} | StreetMarket | 0.8 | 1.8
  `,
  sheet: {
    area: `
      [Peckham|Walthamstow|Brixton|Deptford|Camden|Tooting|Hackney|Ealing|Bermondsey|Crouch End]
    `,
    line: `
      [Victoria|Northern|Jubilee|District|Overground|Elizabeth|Bakerloo]
    `,
    thing: `
      [a fox|my flatmate|the landlord|a busker|the night bus|someone's cello|the kebab guy|a wedding party|a man with a parrot]
    `,
    topics: `
      [the {line} line|{area}|rent|pub gardens|bin foxes|sunday markets|flat viewings|the river]
    `,
    good: `
      got [a seat on|through the barriers of|an empty carriage on] the {line} line
      [found|queued for|shared] [dumplings|a sourdough|the last table] in {area}
      walked from {area} to {area} [in the sun|with {name}|along the canal]
      met [a fox|my flatmate|the landlord|a busker] outside {spot}
    `,
    bad: `
      got stuck on the {line} line [next to {thing}|for {num} minutes|under {area}]
      viewed a {big} a month cupboard in {area}
      missed the last {line} train by {small} seconds
      [dropped|lost|forgot] [a glove|my card|chips] on the {line} line
    `,
    doing: `
      standing on the {line} line [in someone's armpit|with a pot plant]
      looking at flats in {area}
      pub gardening in {area}
      avoiding eye contact with {thing}
    `,
    todo: `
      move to {area}
      [picnic in|walk to|eat through] {area}
      take the {line} line [off peak|to the end|at dawn]
      complain about rent with {name}
    `,
    up: `
      {area} in the sun [is undefeated|smells of barbecue|forgives everything]
      the {line} line [was on time|had air con|was silent]
      [my flatmate|a busker|the kebab guy|a stranger] [made the whole carriage laugh|held the door|said good morning] in {area}
    `,
    down: `
      rent in {area} is {big}0 now
      the {line} line is [suspended|{num} degrees|closed all weekend]
      [a fox|my flatmate|a wedding party|someone] [screamed until {hour}|woke the street|blocked the stairs] in {area}
    `,
    claim: `
      {area} is the new {area}
      the {line} line has its own weather
      nobody is from {area}, they just [rent|drink] there
      a pub garden beats [a spa day|any rooftop bar]
    `,
    asking: `
      best pub garden in {area}
      is {area} [safe at night|worth the rent|dead on {weekday}s]
      why is the {line} line like this
      anyone need a flatmate in {area}
    `,
    fact: `
      [a fox|a busker|a wedding party|a man with a parrot] is on the {line} line
      it's {num} minutes to {area}
      a pint in {area} is {small} quid
      {name} moved to {area}
    `,
    spot: `
      the [pub|{area} market|corner shop|{line} line platform|canal|launderette]
    `,
  },
})
