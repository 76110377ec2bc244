import { community } from './community.ts'

export const BASKETBALL = community({
  slug: 'basketball',
  title: 'Hoops fans',
  language: 'en',
  size: 1.0,
  hours: 'night',
  week: 'even',
  mood: [0.36, 0.3],
  hashtags: 'hoops gamenight buzzerbeater draftnight pickup courtside',
  emoji: '🏀 🔥 🏆 😤 🎯',
  subreddits: 'basketball hoopsculture',
  countries: { US: 4, CA: 3, PH: 4, AU: 1, GB: 0.4, NG: 1 },
  leaders: `
    Portside Herons | *portsideherons | Official account of the Herons
    Malik Tolliver | maliktolliver | Guard, Portside Herons. Gym rat
    Fourth Quarter | *fourthquarter | Late games, early takes
  `,
  happenings: `
    the Herons [beating|losing to] the {team} | HeronsNight | 0.4 | 3.2
    the {team} trade | TradeAlert | -0.2 | 3
    draft night | DraftNight | 0.4 | 2.8
    {star} hitting the buzzer beater | BuzzerBeater | 0.9 | 2.6
  `,
  sheet: {
    team: `
      Herons
      Granite Kings
      Lakeside Comets
      Delta Foxes
      Ironworks
      Mesa Suns
      Harbor Hawks
    `,
    who: `
      [the rookie|our point guard|the backup center|the big man|the shooting guard|the sixth man|{star}|their center]
    `,
    topics: `
      the {team}
      [free throws|pickup games|zone defense|sneakers|the draft|bench minutes|box scores|load management]
    `,
    good: `
      [watched|caught|streamed] the {team} [come back from {num} down|win in overtime|drop {num} in a quarter]
      hit [{small} threes|the game winner|a hook shot] at [pickup|the Y|the park]
      got [lower bowl|free|last minute] tickets to the {team}
      taught {name} the [pick and roll|eurostep|free throw routine]
      picked {who} in fantasy and [won by {small}|looked like a genius]
    `,
    bad: `
      [rolled|jammed|twisted] [an ankle|a thumb|a knee] playing pickup with {name}
      stayed up until {hour} to watch the {team} [blow a lead|lose by {num}|tank]
      dropped {who} in fantasy [right before a {num} point night|for nobody]
      airballed [a free throw|a wide open three] in front of {name}
    `,
    doing: `
      watching {who} [miss free throws|cook|argue with the ref]
      arguing about {who} [with {name}|in the group chat|at the barbershop]
      rewatching the {team} game [at work|on mute|frame by frame]
      shooting around at [the park|the gym|midnight]
    `,
    todo: `
      [trade|bench|start|trust] {who}
      [watch|skip|record] the {team} game
      box out [once in my life|against {name}|for real]
      buy [new sneakers|nosebleeds|a hoop for the driveway]
    `,
    up: `
      {who} [went off|locked in|had a triple double|grew up] [against|versus] the {team}
      the {team} [can't miss|move the ball|defend like maniacs] [lately|this month|in the fourth]
      the crowd [carried|woke up|lost it] when {who} [dunked|checked in|hit the three]
    `,
    down: `
      {who} [can't buy a bucket|fouled out|got hurt|went {small} for {num}] [against|versus] the {team}
      the {team} [blew a {num} point lead|forgot how to rebound|tanked again]
      the refs [swallowed the whistle|called everything] on {who}
      league pass [blacked out|froze during] the {team} game
    `,
    claim: `
      {who} is [better|more fun|more valuable] than [{who}|any of the {team}|his numbers]
      the {team} [are for real|won't make it past {weekday}|need a wing|win if {who} passes]
      free throws [win|lose] more games than {who}
      regular season is [{num} games too long|for the real ones|underrated]
      pickup [teaches you more|says more] than [a highlight reel|any box score]
    `,
    asking: `
      who guards {who} [in crunch time|when it matters]
      are the {team} [actually good|one player away]
      which sneakers for [outdoor|wide feet|pickup]
      who wins, {team} in {small} or {team} in {small}
    `,
    fact: `
      the {team} play at {hour} [tonight|on {weekday}]
      {who} has {num} points at the half
      the {team} are {small} games back
      pickup run starts at {hour} [at the park|with or without {name}]
    `,
    spot: `
      the [gym|park court|arena|sports bar|barbershop|practice court]
      the {team} store
    `,
  },
})
