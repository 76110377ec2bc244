import { community } from './community.ts'

export const COFFEE = community({
  slug: 'coffee',
  title: 'Coffee people',
  language: 'en',
  size: 0.6,
  hours: 'early',
  week: 'weekday',
  mood: [0.44, 0.16],
  hashtags: 'coffee espresso pourover latteart barista thirdwave',
  emoji: '☕ 🫘 🥐 🤎',
  subreddits: 'coffee espresso',
  leaders: `
    Theo Castell | theocastell | Roaster. Weighs everything
    First Crack | *firstcrackmag | Coffee news, slightly shaky
  `,
  happenings: `
    the {othercity} coffee festival | CoffeeFest | 0.8 | 2.2
    the bean price rise | BeanPrices | -0.7 | 2.4
  `,
  sheet: {
    cup: `
      [a flat white|the pour over|espresso|filter|a cortado|cold brew|moka|decaf|an oat latte]
    `,
    kit: `
      [the grinder|a gooseneck kettle|the scale|the portafilter|the filter cone|the aeropress|the milk jug]
    `,
    topics: `
      [flat whites|pour overs|espresso|filter|cortados|cold brew|decaf|oat lattes]
      [latte art|grinders|gooseneck kettles|coffee scales|light roasts|coffee shop queues|home espresso|beans]
    `,
    good: `
      pulled [a|the first decent] shot [in {num} seconds|before work|on the first go]
      [found|tried|shared] {cup} at {spot}
      dialled in the grinder [in {small} goes|by ear]
      poured [a heart|a blob|a swan] in [a flat white|a cortado|an oat latte]
    `,
    bad: `
      spilled {cup} [on my keyboard|on {name}|in bed]
      [dropped|broke|forgot] {kit}
      paid {small} quid for {cup} that tasted of [pennies|wet dog|lemons]
      ran out of beans [on a {weekday}|with guests over]
    `,
    doing: `
      weighing beans [half asleep|to the gram]
      sipping {cup} at {spot}
      cleaning {kit} [with a toothbrush|again]
      pretending to taste [blueberry|jasmine] in {cup}
    `,
    todo: `
      [buy|clean|upgrade] {kit}
      try {cup} at {spot}
      switch to decaf [after noon|never]
      grind finer
    `,
    up: `
      {cup} at {spot} is [perfect|like velvet|worth the detour]
      {kit} [arrived|changed everything|finally behaves]
      the barista [remembered my order|drew a cat|gave me {cup} free]
    `,
    down: `
      {cup} is {small} quid now
      {kit} [died|is clogged|squeaks at {hour} am]
      {spot} [closed|was out of oat|burned the milk]
    `,
    claim: `
      {cup} tastes better [in a chipped mug|in the rain|made by {name}]
      the [grinder|water|bean|roast date] matters more than [the machine|{kit}]
      nobody can taste [jasmine|the difference] in {cup}
      a good {spot2} needs bad chairs
    `,
    spot2: `
      cafe
      coffee shop
    `,
    asking: `
      what grind for {cup}
      which {kit} under {big}
      best {cup} near {city}
      how many cups is too many
    `,
    fact: `
      this is cup {small}
      {kit} is {small} years old
      {spot} opens at {hour}
      {name} drinks {cup} at midnight
    `,
    spot: `
      the [cafe on the corner|roastery|station kiosk|coffee van|place with the dog]
    `,
  },
})
