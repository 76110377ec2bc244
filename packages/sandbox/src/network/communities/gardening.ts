import { community } from './community.ts'

export const GARDENING = community({
  slug: 'gardening',
  title: 'Gardeners',
  language: 'en',
  size: 0.5,
  ages: [22, 66],
  hours: 'early',
  week: 'weekend',
  mood: [0.42, 0.2],
  hashtags: 'gardening growyourown allotment houseplants compost gardenlife',
  emoji: '🌱 🍅 🌻 🐌 🪴',
  subreddits: 'gardening UKGardening houseplants',
  leaders: `
    Una Larkin | unalarkin | Allotment 14B. Slugs know my name
    Good Soil | *goodsoilmag | Growing things slowly
  `,
  happenings: `
    the {othercity} flower show | FlowerShow | 0.8 | 2.2
    the late frost | LateFrost | -0.8 | 2.2
  `,
  sheet: {
    plant: `
      [tomatoes|courgettes|dahlias|runner beans|roses|chillies|sweet peas|strawberries|sunflowers|tulips|radishes|hydrangeas]
    `,
    pest: `
      [slugs|aphids|squirrels|next door's cats|pigeons|caterpillars|snails]
    `,
    topics: `
      {plant}
      [compost|slug wars|seed swaps|{pest}|raised beds|rain butts|allotment gossip]
    `,
    good: `
      [planted|harvested|repotted|saved] {plant} [before dark|before the rain|in pyjamas|with {name}]
      gave {name} {num} courgettes
      got {plant} to [flower|grow|survive the {pest}]
      swapped {plant} for {plant} at {spot}
    `,
    bad: `
      [overwatered|drowned|forgot|snapped] {plant} [again|on holiday|in a heatwave]
      lost {plant} to {pest}
      bought {small} more plants instead of watering {plant}
      pulled up {plant} thinking they were weeds
    `,
    doing: `
      [watering|talking to|rescuing] {plant}
      picking [slugs|snails|caterpillars] off {plant} [by torchlight|in slippers]
      turning compost [in the rain|with a podcast]
      moving pots {small} inches
    `,
    todo: `
      [prune|feed|stake|rehome] {plant}
      protect {plant} from {pest}
      order seeds for {plant}
      take cuttings for {name}
    `,
    up: `
      {plant} [came back|doubled|smell amazing|survived the {pest}]
      the first {plant} of the year are [out|tiny and perfect|the best yet]
      the soil is [full of worms|black gold]
    `,
    down: `
      {pest} [ate|found|flattened] {plant}
      {plant} [bolted|wilted|went yellow]
      compost is {num} a bag
    `,
    claim: `
      {plant} [thrive on neglect|hate me|are worth the faff]
      {pest} always win
      a garden is mostly [waiting|mud|forgiveness]
      shop bought [tomatoes|strawberries|carrots|herbs] taste of [nothing|water|the bag]
    `,
    asking: `
      what's eating {plant}
      when do you sow {plant} in {city}
      how often do you water {plant}
      is it too late for {plant}
      can I save {plant} from {pest}
    `,
    fact: `
      {plant} are {num} centimetres tall
      it's {small} degrees tonight
      {name} has {num} {plant}
      the allotment waiting list is {small} years
    `,
    spot: `
      the [allotment|garden centre|greenhouse|balcony|seed swap]
    `,
  },
})
