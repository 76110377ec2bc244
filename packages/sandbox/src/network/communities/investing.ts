import { community } from './community.ts'

export const INVESTING = community({
  slug: 'investing',
  title: 'Money and markets',
  language: 'en',
  size: 1.0,
  ages: [22, 66],
  hours: 'office',
  week: 'weekday',
  mood: [0.28, 0.32],
  hashtags: 'investing stocks personalfinance indexfunds markets budgeting',
  emoji: '📈 📉 💸 🏦 🧾',
  subreddits: 'investing personalfinance',
  countries: { US: 3, GB: 2, CA: 1, SG: 2, AU: 1, IN: 1, ZA: 1 },
  leaders: `
    Fiona Penrose | fionapenrose | Writes about money without shouting
    Closing Bell | *closingbellbrf | Markets in four minutes
  `,
  happenings: `
    the rate decision | RateDay | -0.2 | 3
    the {tick} earnings | Earnings | 0.2 | 2.6
    the market drop | RedDay | -0.85 | 3.2
  `,
  sheet: {
    tick: `
      $KSTL
      $HRBR
      $VLTR
      $LOFT
      $MRLO
      $CORV
    `,
    thing: `
      [the index fund|my pension|the savings pot|the dividend pot|the savings account|the retirement fund|the bond fund|my portfolio|the emergency fund|an ISA]
    `,
    topics: `
      {thing}
      [compound interest|earnings season|emergency funds|side income|inflation|{tick}]
    `,
    good: `
      [maxed out|automated|rebalanced|finally opened] {thing} [before the deadline|over coffee|with {name}'s help]
      sold {tick} [a day before the drop|for a {num} percent gain|and slept well]
      saved {big} [this month|on fees|by cooking]
      taught {name} about {thing}
      paid for [the holiday|the new boiler|lunch] out of {thing}
    `,
    bad: `
      bought {tick} [at the top|on a tip from {name}|right before earnings]
      panic sold [the index fund|the bond fund|my shares] [at the bottom|on a {weekday}]
      forgot to [move|check|rebalance] {thing} for {small} years
      paid {big} in [fees|late charges|tax] on {thing}
    `,
    doing: `
      [reading|rereading|ignoring] the {tick} report
      moving {num} a month into {thing}
      checking {tick} [every {small} minutes|in meetings|and regretting it]
      building a spreadsheet for {thing}
    `,
    todo: `
      [review|start|simplify|rebalance] {thing}
      sell {tick} [at {big}|before earnings|and move on]
      build {small} months of emergency fund
      ask {name} about {thing}
    `,
    up: `
      {tick} is up {num} percent [on earnings|this week|for no reason]
      {thing} [beat inflation|grew again|paid for dinner]
      markets [closed green|shrugged off {tick}|had a calm day]
    `,
    down: `
      {tick} [dropped {num} percent|missed by a mile|cut guidance]
      {thing} [is flat|lost {num} percent|got hit by fees]
      rent, insurance and groceries all [went up|cost more] {past2}
    `,
    claim: `
      {thing} beats [stock picking|{tick}|any hot tip]
      keeping {thing} boring [wins|is the whole trick]
      nobody [knows|can time] where {tick} goes
      fees eat {thing} [for breakfast|slowly]
      time in {thing} beats timing {tick}
    `,
    asking: `
      how much do you keep in {thing}
      is {tick} [cheap|a trap] at these levels
      lump sum or monthly for {thing}
      who explains {thing} well
    `,
    fact: `
      {tick} reports on {weekday}
      {thing} is {num} percent of the plan
      rates are at {small} percent
      {name} has never opened {thing}
    `,
    spot: `
      the [bank|savings club|investing meetup|office|breakfast meeting]
    `,
  },
})
