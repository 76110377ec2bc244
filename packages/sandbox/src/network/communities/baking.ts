import { community } from './community.ts'

export const BAKING = community({
  slug: 'baking',
  title: 'Home bakers',
  language: 'en',
  size: 0.8,
  hours: 'early',
  week: 'weekend',
  mood: [0.42, 0.2],
  hashtags: 'baking sourdough homebaker breadtwitter bakeoff pastry crumbshot sundaybake',
  emoji: '🍞 🥐 🧁 🥧 🍪 🧈 👩‍🍳 🥖',
  subreddits: 'Breadit Sourdough AskBaking',
  leaders: `
    Josie Fenwick | josiebakes | Bread first, questions later. Book two out in spring
    Proof | *proofmag | The quarterly for people with flour on their phone
    Théo Marchal | theomarchal | Pastry chef, laminating since 2009
  `,
  happenings: `
    the bake off final | BakeOffFinal | 0.5 | 3
    Bread Week | BreadWeek | 0.8 | 2
    the butter shortage | ButterGate | -0.7 | 2.2
    national pie day | PieDay | 0.8 | 1.8
  `,
  sheet: {
    bake: `
      rye loaf
      focaccia
      lemon tart
      banana bread
      cinnamon loaf
      carrot cake
      baguette
      brioche
      shortbread
      apple pie
      chocolate babka
      treacle tart
      cheese loaf
      ginger cake
      milk bread
      sourdough
      marble cake
      Victoria sponge
      plum crumble
      olive bread
    `,
    part: `
      crust
      crumb
      dough
      filling
      glaze
      second rise
      lamination
      icing
      base
    `,
    topics: `
      {bake}
      [rye|strong white|spelt] flour
      sourdough starters
      oven spring
      brown butter
      weekend baking
      laminated dough
      [cold|overnight] proofing
      pastry
      scoring patterns
    `,
    good: `
      baked [the|a|a proper|a slightly wonky] {bake}{~forwho}
      nailed the {part} on [the|a] {bake}
      pulled [a|the] {bake} out of the oven [at the perfect second|golden|two shades darker]
      fed [a|the] starter [named {name}|every day for {small} weeks]
      shaped {small} [rolls|loaves|buns] [without swearing|by hand|before breakfast]
      sold [out of|every last] {bake} at the [market|school fair|office]
      swapped [sugar for dates|milk for oat|lard for butter] in the {bake}
    `,
    forwho: `
      for {name}'s birthday
      for the neighbours
      for the team
      for nobody but me
      for eight people
      from memory
    `,
    bad: `
      [burned|dropped|forgot|flattened] the {bake} [in the oven|on the floor|in front of guests|again]
      used salt instead of sugar in the {bake}
      killed [the|a {small} year old] starter [on holiday|in the oven|with tap water]
      opened the oven door [too early|on the {bake}] 
      ran out of [eggs|butter|yeast|patience] [halfway through|right before] the {bake}
      [over proofed|under baked|over mixed] the {bake} [by an hour|a bit|completely]
      misread {num} grams as {big} [of|for the] {part}
    `,
    doing: `
      [waiting for|watching|poking] the {part} [to rise|on a {bake}|like it owes me money]
      kneading {bake} dough [by hand|at midnight|to old records]
      laminating [croissants|dough] [badly|for the third time|in a heatwave]
      eating {bake} [for dinner|over the sink|straight from the tin]
      testing [a|another] {bake} recipe
      cleaning flour off [the ceiling|my phone|{name}]
      naming the starter [after {name}|something rude]
    `,
    todo: `
      [bake|try|make|freeze] [a|the|another] {bake}
      fix the {part} on [my|the] {bake}
      feed the starter
      [rest|chill|fold] the dough [overnight|twice|for {small} hours]
      [buy|order] [better butter|a proper scale|a new tin|rye flour]
      bring {bake} to [work|{name}'s place|the picnic]
    `,
    up: `
      the {part} on [this|the] {bake} [is perfect|came out shiny|shattered nicely|made me gasp]
      the [kitchen|whole house|stairwell] smells of {bake}
      [my {kin}|{name}|the neighbours] [ate|finished|asked for more] {bake} [in one go|before it cooled]
      the starter [doubled|tripled|climbed out of the jar] [overnight|in {small} hours]
      {bake} [rose|worked|came out] [first time|better than the photo|like the book]
    `,
    down: `
      the {part} [collapsed|split|stuck|leaked|went grey] [on the {bake}|in the last {small} minutes|for no reason]
      the {bake} [sank|stuck to the tin|came out raw|tastes of soap]
      the oven [died|runs {num} degrees hot|beeped and quit] [mid|during the] {bake}
      butter is [up again|{small} pounds a block|sold out]
      the recipe [lied|forgot|skipped] [about|] the {part} [part|step]
      {name} [put|left] the {bake} in the fridge
    `,
    claim: `
      [measuring cups|spoons and cups] are [chaos|for soup|how {bake} goes wrong]
      a good {bake} is mostly [waiting|butter|timing|nerve]
      [any|every] {bake} is better [the next day|with salt|a shade darker]
      shop bought {bake}? [fine by me|a crime|no soul|only in emergencies]
      the {part} matters more than [the recipe|how it looks|the {part}]
      raisins do not belong in {bake}
      bread flour is [worth it|a scam|the difference]
    `,
    asking: `
      how do you keep the {part} [crisp|soft|from splitting] on [a|the] {bake}
      can I [freeze|halve|leave out] the {part} [for|of] {bake}
      what do you serve with {bake}
      how long do you proof [your|a] {bake}
      is it still {bake} without [eggs|butter|yeast]
      fan oven or no fan for {bake}
    `,
    fact: `
      [there are|we have] {small} kinds of flour in [this|our] [kitchen|cupboard]
      the {bake} needs {num} more minutes
      [it's|today is] {bake} day
      the market was out of [plums|rye|good butter]
      {name} wants {bake} for the [wedding|party|meeting]
      the dough has been [in the fridge|resting] since {hour}
    `,
    spot: `
      the [bakery|mill|farmers market|school fair|baking class]
      the bakery [on the corner|by the station|in {city} with the queue]
      the [cake stall|flour shop]
    `,
  },
})
