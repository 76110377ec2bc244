import { community } from './community.ts'

export const FASHION = community({
  slug: 'fashion',
  title: 'Clothes',
  language: 'en',
  size: 0.8,
  hours: 'evening',
  week: 'even',
  mood: [0.4, 0.22],
  hashtags: 'ootd thrifted streetstyle capsulewardrobe vintage sneakers',
  emoji: '👗 👟 🧥 🪡 ✨',
  subreddits: 'fashionadvice thrift',
  leaders: `
    Simone Ashby | simoneashby | Stylist. Hemming jeans since school
    Hem | *hemmagazine | Clothes for real weather
  `,
  happenings: `
    {othercity} fashion week | FashionWeek | 0.6 | 2.8
    the Marlo sample sale | SampleSale | 0.5 | 2.2
  `,
  sheet: {
    item: `
      [a wool coat|a wide belt|my good coat|a linen shirt|the green dress|vintage denim|a silk scarf|the blazer|a waistcoat|a cardigan|the raincoat|a pleated skirt]
    `,
    place: `
      [a charity shop|the back of my wardrobe|the resale app|the sample sale|my gran's loft|the market]
    `,
    topics: `
      [wool coats|wide belts|linen shirts|vintage denim|silk scarves|blazers|waistcoats|cardigans|raincoats|pleated skirts]
      [thrifting|tailoring|capsule wardrobes|outfit repeats|charity shop finds|colour palettes|laundry labels]
    `,
    good: `
      found {item} [at|in] {place} for {small} quid
      [mended|hemmed|dyed|restyled] {item} [by hand|with {name}|on the train]
      wore {item} [to work|to the wedding|three ways this week]
      got a compliment on {item} from [a stranger|{name}|a very cool teen]
    `,
    bad: `
      shrank {item} [in the wash|again|on the first wear]
      [ripped|stained|lost] {item} [at {spot}|before the interview]
      bought {item} [online in the wrong size|for {big}|and chickened out]
      wore {item} in [a heatwave|the rain|front of {name}'s mum]
    `,
    doing: `
      trying on {item} [at midnight|with every shoe I own]
      searching {place} for {item}
      ironing [a linen shirt|the green dress|a pleated skirt|the blazer] [badly|with hair straighteners]
      packing {item} for {othercity}
    `,
    todo: `
      [return|tailor|sell|wear] {item}
      stop buying [coats|boots|tote bags|white shirts]
      sew the button on {item}
      swap {item} with {name}
    `,
    up: `
      {item} from {place} [fits like a dream|has pockets|goes with everything]
      {name} [found|gave me|altered] {item}
      {item} [survived another winter|looks better with age]
    `,
    down: `
      {item} [pilled|lost its shape|has fake pockets]
      sizing on {item} makes no sense
      the resale app [wanted {big} for|sold] {item}
      the zip on {item} died {past2}
    `,
    claim: `
      every [coat|dress|skirt|blazer] should have [pockets|a lining|a spare button]
      {place} beats [any mall|fast fashion]
      tailoring {item} is worth more than a new one
      nobody notices {item} twice
      comfort is [a style|underrated in {item}]
    `,
    asking: `
      where do I find {item} [for short people|under {big}|in {city}]
      how do you wash {item}
      does {item} work with boots
      keep or return {item}
    `,
    fact: `
      {item} is {small} years old
      I own {num} versions of {item}
      the market opens at {hour}
      {name} borrowed {item} in {year}
    `,
    spot: `
      the [vintage fair|tailor|flea market|shop|swap party]
    `,
  },
})
