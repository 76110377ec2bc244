import { community } from './community.ts'

export const FOOTBALL = community({
  slug: 'football',
  title: 'Football terraces',
  language: 'en',
  size: 1.7,
  hours: 'evening',
  week: 'match',
  mood: [0.3, 0.34],
  hashtags: 'MatchDay COYR awayday footy PremierSunday grassroots TransferTalk VARagain',
  emoji: '⚽ 🏟️ 🧤 🔴 🟡 📣 🥅 🍻',
  subreddits: 'football nonleague FantasyFooty',
  countries: { GB: 4, IE: 2, NG: 2, KE: 2, US: 0.4, AU: 0.5, ZA: 2, IN: 1, SG: 1 },
  leaders: `
    Harrow Vale FC | *harrowvalefc | Official account of the Vale. Founded 1889, still losing replays
    Tyne Rovers | *tynerovers | The Rovers. Blue half of the river
    Kieran Dunmore | kdunmore9 | Striker, Harrow Vale. Dad jokes on request
    Ngozi Okeke | ngoziokeke10 | Midfielder. Left foot, right ideas
    Second Ball | *secondballpod | A football podcast with too many opinions
  `,
  happenings: `
    [{club}|Harrow Vale] [2-1|3-0|4-3|1-0] {club} | ValeVRovers | 0.5 | 4
    the cup draw | CupDraw | 0.2 | 2
    {club} sacking the manager | ManagerOut | -0.7 | 3
    the {club} transfer saga | DeadlineDay | 0.1 | 3.5
    the penalty shootout at {club} | Shootout | -0.3 | 3
    {star} scoring a hat trick | HatTrick | 0.95 | 2.6
  `,
  sheet: {
    club: `
      Harrow Vale
      Tyne Rovers
      Ashbourne Town
      Eastgate United
      Penmore City
      Calder Athletic
      Kingsferry
      Lowmoor Wanderers
      Saint Bride's
      Orrell Dale
    `,
    role: `
      keeper
      left back
      number ten
      new striker
      captain
      kid from the academy
      centre half
      holding midfielder
      winger
      sub
    `,
    topics: `
      [away|season] tickets
      transfer rumours
      [our|the] back four
      VAR
      fantasy league
      set pieces
      the {role}
      cup replays
      {club}
      five a side
      pre-season
    `,
    good: `
      [watched|saw] {club} [win|come back|score {small}] [in the rain|from the away end|on a dodgy stream]
      picked the {role} as captain [for once|and got {num} points]
      scored [at five a side|from the halfway line|with the wrong foot] 
      got [two|{small}] tickets [for|to] {club} [away|at home|in the cup]
      sang for [ninety minutes|the whole second half] at {club}
      took [my {kin}|{name}] to [see|a first game at] {club}
      met the {club} {role} [at a petrol station|outside the ground|in the queue for chips]
    `,
    bad: `
      [drove|travelled] {small} hours to [watch|see] {club} lose [in stoppage time|to ten men|without a shot]
      benched the {role} [who scored {small}|on fantasy again]
      missed [the only goal|the equaliser|a penalty] [queuing for a pie|looking for parking|on the toilet]
      [bet|put a tenner] on {club} [to win|to keep a clean sheet]
      lost [at five a side|the fantasy league] to [{name}|someone called {name}|a man in jeans]
      paid {num} quid to sit behind a [pillar|drummer|very tall man] at {club}
    `,
    doing: `
      watching {club} [through my fingers|on three screens|on mute|in a pub full of neutrals]
      refreshing [the transfer page|the {club} score|ticket resale]
      arguing [about|with {name} over] the {role}
      pretending to [like|respect|forgive] {club}
      picking a fantasy team around the {club} {role}
      planning [the away trip to|a weekend around] {club}
      explaining offside to [{name}|my mum|the dog]
    `,
    todo: `
      [sell|drop|start|loan out] the {role}
      [renew|cancel|share] the season ticket
      beat {club} [away|at home|on a wet {weekday}|for once]
      [watch|follow|avoid] the {club} game
      play [two up front|the kids|three at the back] against {club}
      [sign|find|keep] a proper {role}
      book the coach to {club}
    `,
    up: `
      [what a|some] [goal|save|tackle|ball] [from|by] the {role}
      the {role} [ran the show|was everywhere|never gave it away] [against|at] {club}
      we [beat|outplayed|battered] {club} [with ten men|away from home|in their own back yard]
      {club} [are|look] [fun to watch|unbeaten in {small}|a proper side again]
      the [noise|away end|atmosphere] at {club} was [something else|mad|worth the trip]
      [clean sheet|three points|a comeback] [at last|away at {club}|and the {role} smiled]
    `,
    down: `
      the {role} [gave it away|slipped|got sent off|had a shocker] [{small} minutes in|against {club}|again]
      we lost to {club} [on penalties|after {num} minutes|without a shot on target]
      VAR took {small} minutes to [rule out|ruin] [a good goal|everything] 
      {club} [park the bus|waste time|dive] and [nobody books them|it works]
      [a ticket|the third kit|a pie] [at {club} |]costs {num} quid now
      we [can't defend|never defend] [a corner|a lead|set pieces] 
      the board [sold|won't replace|let go of] the {role}
    `,
    claim: `
      [the|a good] {role} wins you [more than|as much as] a striker
      [VAR|the new offside line] [killed|takes away] the [moment|joy|noise]
      {club} will [go down|finish top half|win nothing|surprise people]
      [away fans|old grounds|night games] are what makes [this game|a season]
      no {role} is worth {num} million
      [our|the] academy is better than [any signing|the first team]
      games at {hour} on a {weekday} are [for tv, not fans|an insult|fine, actually]
      you learn more at [Ashbourne|a non league ground] than at {club}
    `,
    asking: `
      who's [your|the] {role} of the season
      who do we [drop|start] for [the|] {club} [game|away]
      how is [that not|any of that] a [penalty|red card|foul] on the {role}
      anyone got a spare for {club} [away|on {weekday}]
      which {club} kit was the best one [ever|since {year}]
      would you swap our {role} for theirs
    `,
    fact: `
      {club} [travel to|host|play] {club} on {weekday}
      the {role} [is out for {small} weeks|trained alone|signed for {small} years]
      it's {hour} degrees at {club} and [one guy is in shorts|the pitch is white]
      {num} [thousand|] at {club} [today|last night]
      my dad still calls it {club} Road
      kick off moved to {hour}
    `,
    spot: `
      the [away end|main stand|ground|pub by the ground|terrace|cages]
      {club}
      the [leisure centre|astro pitch] in {city}
      the ticket office
    `,
  },
})
