import { community } from './community.ts'

export const MARKETING = community({
  slug: 'marketing',
  title: 'Marketers',
  language: 'en',
  size: 0.9,
  ages: [21, 58],
  hours: 'office',
  week: 'weekday',
  mood: [0.34, 0.24],
  hashtags: 'marketing socialmedia branding content adtwitter seo',
  emoji: '📣 📊 ✍️ 🎯 ☕',
  subreddits: 'marketing socialmedia advertising',
  leaders: `
    Leah Calloway | leahcalloway | Brand person. Yes to briefs, no to jargon
    Campaign Room | *campaignroom | Ads, budgets and the people in between
  `,
  happenings: `
    the big game ads | AdBowl | 0.5 | 3
    the {othercity} ad awards | AdAwards | 0.6 | 2.2
    the algorithm change | AlgoUpdate | -0.7 | 2.6
  `,
  sheet: {
    thing: `
      [the brief|the campaign|our newsletter|the rebrand|attribution|the quarterly deck|the tagline|a landing page|the content calendar|influencer budget|the billboard]
    `,
    who: `
      [the client|legal|the intern|the brand team|our agency|finance|the CEO|{name}]
    `,
    topics: `
      {thing}
      [copywriting|open rates|organic reach|budgets|hashtags|brand voice|focus groups]
    `,
    good: `
      [launched|rescued|rewrote|sold in] {thing} [with half the budget|before {who} saw it|in {small} days]
      got {thing} past {who} [on the first round|with no changes]
      doubled [clicks|replies|signups] on {thing}
      won {who} over with [a sketch|one slide|a bad joke]
    `,
    bad: `
      sent {thing} to [{big} people with a typo|the wrong list|{who}]
      presented {thing} [on mute|with old numbers|to an empty room]
      lost {num} percent of the budget to {who}
      said "synergy" in front of {who}
    `,
    doing: `
      rewriting {thing} [for {who}|version {num}|by committee]
      waiting for {who} to approve {thing}
      scheduling posts about {thing}
      explaining {thing} to {who}
    `,
    todo: `
      [finish|simplify|test|review] {thing}
      ask {who} for [the real budget|a logo that isn't a jpeg]
      write {small} headlines for {thing}
      measure {thing} properly
    `,
    up: `
      {thing} [beat the benchmark|did better than planned|made {who} smile]
      {who} [approved|loved|shared] {thing} [without edits|in {num} minutes]
      people are [quoting|sharing|talking about] [the campaign|the tagline|the billboard|our newsletter]
    `,
    down: `
      {who} [rewrote|delayed|hates] {thing} [at the last minute|in comic sans]
      {thing} [flopped|got {small} clicks|lost its budget]
      reach on our posts [fell {num} percent|died {past2}]
    `,
    claim: `
      {thing} is only as good as the brief
      nobody reads [a brief|the deck|a landing page|the newsletter] past line {small}
      {who} is [always|half] right about {thing}
      a good line beats a big budget
      brand and performance are the same [job|budget|team]
    `,
    asking: `
      how do you measure {thing}
      what's a fair rate for {thing}
      who owns {thing} in your team
      what ad did you last remember
    `,
    fact: `
      {thing} goes live on {weekday}
      {who} booked {small} meetings about {thing}
      budget is {num} percent smaller
      version {num} of {thing} is called final
    `,
    spot: `
      the [client's office|trade fair|awards dinner|agency|conference]
    `,
  },
})
