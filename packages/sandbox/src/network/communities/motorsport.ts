import { community } from './community.ts'

export const MOTORSPORT = community({
  slug: 'motorsport',
  title: 'Cars and racing',
  language: 'en',
  size: 0.8,
  ages: [18, 66],
  hours: 'evening',
  week: 'weekend',
  mood: [0.34, 0.28],
  hashtags: 'racing raceweek qualifying pitlane carsofx paddock',
  emoji: '🏎️ 🏁 🔧 🚗 💨',
  subreddits: 'cars motorsports',
  leaders: `
    Team Arrowline | *teamarrowline | Racing team. Two cars, one budget
    Elliot Crane | elliotcrane44 | Driver, Arrowline. Simracer at night
    Apex Weekly | *apexweekly | Lap times and long lunches
  `,
  happenings: `
    the {othercity} grand prix | RaceDay | 0.5 | 3.4
    qualifying in {othercity} | Qualifying | 0.4 | 2.4
    the crash at turn {num} | RedFlag | -0.7 | 2.6
  `,
  sheet: {
    car: `
      [the hatchback|my wagon|the old coupe|the EV|the project car|a rental van|the race car|the daily]
    `,
    bit: `
      [clutch|gearbox|exhaust|alternator|starter|front wing|radiator|charging port|handbrake|dashboard light]
    `,
    topics: `
      [qualifying|tyre strategy|sim racing|track days|charging stops|wet races|project cars|pit stops]
      {bit} trouble
    `,
    good: `
      [fixed|swapped|diagnosed] the {bit} on {car} [in the driveway|for {num} quid|with a spoon]
      [watched|followed|stayed up for] the race [with {name}|in the rain|from the hill]
      drove {car} [to {othercity}|{big} miles|over the pass] [on one charge|without a warning light|]
      called the pit stop before {star} [boxed|crashed out|won]
    `,
    bad: `
      [broke|stalled|cooked|scratched] {car} [in traffic|outside {spot}|on the first lap]
      spent {big} on a {bit} [that didn't fit|for {car}|nobody needed]
      missed [the start|qualifying|turn one] because of {car}
      forgot the handbrake [on a hill|at the lights|again]
    `,
    doing: `
      watching onboards [of {star}|at lunch|instead of working]
      [wrenching on|waxing|naming|listening to] {car}
      arguing about the {bit} [with {name}|on the forum]
      refreshing live timing [under the desk|in bed]
    `,
    todo: `
      [service|sell|wash|start] {car}
      fix the {bit} [on|in] {car}
      [watch|record|bet on] qualifying
      book a track day [near {othercity}|with {name}]
    `,
    up: `
      {star} [drove like a poet|pulled off turn {num}|stopped the clock] in the wet
      {car} [passed inspection|started first time|did {num} mpg]
      the {bit} [held|lasted|survived] [the whole race|{small} stints]
      that overtake into turn {num} [was filthy|was art|gave me chills]
    `,
    down: `
      the {bit} on {car} [died|rattles|costs {big}]
      {star} [got a penalty|retired|lost it] at turn {num}
      the stewards [took {small} hours|ruined it|flipped a coin] over the {bit}
      every charger at {spot} [is broken|has a queue]
    `,
    claim: `
      wet races [show|prove] who can drive
      {car} has more soul than [any EV|a spec sheet|most people]
      the [gearbox|weather|pit wall|tyre choice] decides [races|arguments|my budget]
      {star} is [underrated|a team player|better in the wet]
      track limits are [silly|the law|why we have gravel]
    `,
    asking: `
      what's that noise from the {bit} on {car}
      who wins if it rains on {weekday}
      is {car} worth fixing at {num}0k miles
      best seats at {othercity} for under {big}
    `,
    fact: `
      lights out at {hour} on {weekday}
      {car} is at {num},000 miles
      {star} starts [fourth|fifth|sixth|from the back|on pole]
      the {bit} arrives on {weekday}
    `,
    spot: `
      the [garage|paddock|scrapyard|petrol station|grandstand|charging station]
    `,
  },
})
