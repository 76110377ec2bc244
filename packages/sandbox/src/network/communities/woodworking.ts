import { community } from './community.ts'

export const WOODWORKING = community({
  slug: 'woodworking',
  title: 'Makers and DIY',
  language: 'en',
  size: 0.5,
  ages: [20, 66],
  hours: 'evening',
  week: 'weekend',
  mood: [0.38, 0.26],
  hashtags: 'woodworking diy maker handtools renovation workshop',
  emoji: '🪚 🔨 🪵 📐 🩹',
  subreddits: 'woodworking DIY',
  leaders: `
    Hugh Atwood | hughatwood | Chairs. Just chairs
    Bench Notes | *benchnotes | Hand tools and slow furniture
  `,
  happenings: `
    the {othercity} maker fair | MakerFair | 0.8 | 2
    timber prices | TimberPrices | -0.7 | 2
  `,
  sheet: {
    piece: `
      [a bookshelf|the kitchen table|a stool|the shed door|a picture frame|the deck|a spoon|the garden bench|the bed frame|a planter]
    `,
    tool: `
      [the table saw|the big chisel|the band saw|the drill|the belt sander|the spirit level|the hand plane|the router|the tape measure]
    `,
    topics: `
      [bookshelves|stools|picture frames|wooden spoons|planters|garden benches|shed doors]
      [dovetails|offcuts|chisels|hand planes|table saws|wood glue|sawdust|oak|old houses|finishing oil]
    `,
    good: `
      [finished|built|fixed|oiled] {piece} [from offcuts|for {name}|without swearing]
      cut {small} joints [that fit|by hand|first go]
      [sharpened|restored|inherited] [a chisel|a hand plane|an old saw]
      hung [a shelf|a picture frame|the shed door] and it's level
    `,
    bad: `
      cut {piece} {small} inches short
      [glued|nailed|clamped] {piece} [upside down|to the bench]
      lost {tool} [in my own pocket|for {num} minutes]
      drilled through [a pipe|the table|{piece}]
    `,
    doing: `
      sanding {piece} [for {small} hours|with the radio on]
      looking for {tool}
      measuring {piece} twice
      waiting for glue to dry on {piece}
    `,
    todo: `
      [sand|finish|redo|burn] {piece}
      [fix|borrow|clean] {tool}
      sweep the workshop
      help {name} with {piece}
    `,
    up: `
      {piece} [came out square|fits perfectly|got a buyer]
      {tool} [works like a dream|was worth it]
      the grain on {piece} is [stunning|like water]
    `,
    down: `
      {piece} [warped|split|wobbles]
      {tool} [broke|caught fire|costs {big} to fix]
      nothing in this house is square, not even {piece}
    `,
    claim: `
      you can never have enough [clamps|sandpaper|pencils|offcuts|dust masks]
      {piece} is {num} percent sanding
      homemade furniture outlives [you|any flat pack]
      measure {piece} twice, swear once
    `,
    asking: `
      what finish for {piece}
      would you pay {big} for a [table saw|band saw|hand plane|router]
      how do you fix a gap in {piece}
      where do you buy timber in {city}
    `,
    fact: `
      {piece} took {small} weekends
      {tool} is older than me
      there's sawdust in my tea
      {name} wants {piece} by {weekday}
    `,
    spot: `
      the [workshop|sawmill|timber yard|tool library|hardware shop]
    `,
  },
})
