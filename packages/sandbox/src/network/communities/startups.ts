import { community } from './community.ts'

export const STARTUPS = community({
  slug: 'startups',
  title: 'Founders',
  language: 'en',
  size: 0.7,
  ages: [21, 58],
  hours: 'office',
  week: 'weekday',
  mood: [0.36, 0.26],
  hashtags: 'startups founders buildinpublic saas productlaunch hiring',
  emoji: '🚀 💡 🧠 📣 ☕',
  subreddits: 'startups SaaS Entrepreneur',
  leaders: `
    Marcus Thorne | marcusthorne | Founder of Quillpad. Deletes features for fun
    Runway | *runwayletter | A letter about small companies
  `,
  happenings: `
    demo day in {othercity} | DemoDay | 0.7 | 2.4
    the {othercity} layoffs | Layoffs | -0.85 | 2.6
  `,
  sheet: {
    thing: `
      [onboarding|pricing|the landing page|our first hire|the pitch deck|churn|the roadmap|support|the waitlist|cold email|the demo]
    `,
    who: `
      [a customer|an investor|our designer|the first user|{name}|my co-founder|an angel from {othercity}]
    `,
    topics: `
      {thing}
      [bootstrapping|remote teams|customer calls|runway|product market fit|hiring]
    `,
    good: `
      closed {who} [after {small} calls|on a {weekday}|with no deck]
      [shipped|rewrote|killed|simplified] {thing} [in {small} days|because {who} asked]
      hit {big} [users|dollars mrr|signups] [without ads|this month]
      got [a kind email|feedback|a referral] from {who}
    `,
    bad: `
      lost {who} over {thing}
      spent {small} weeks on {thing} [nobody used|and rolled it back]
      pitched {thing} to {who} with [the wrong deck|spinach teeth|no wifi]
      broke {thing} during a call with {who}
    `,
    doing: `
      rewriting {thing} [for the [third|fourth|fifth|tenth] time|at {hour} pm]
      talking to {who} about {thing}
      answering support emails [myself|from bed|before breakfast]
      procrastinating on {thing}
    `,
    todo: `
      [fix|cut|test|ship] {thing}
      call {who}
      raise prices [by {num} percent|and breathe]
      say no to {who}
    `,
    up: `
      {who} [renewed|upgraded|sent a thank you] because of {thing}
      {thing} [doubled signups|finally works|got simpler]
      the team [shipped on time|laughed all standup|fixed {thing} overnight]
    `,
    down: `
      {who} [churned|ghosted us|asked for a discount]
      {thing} [is broken|confuses {who}|took {small} sprints]
      runway is {small} months and {thing} is late
    `,
    claim: `
      {thing} is [a symptom|the product|never done]
      talk to {who} before you touch {thing}
      most startups die of {thing}, not competitors
      small teams ship {thing} faster than [committees|big ones]
      revenue fixes [most of {thing}|a lot]
    `,
    asking: `
      how did you price {thing}
      when did you hire for {thing}
      what do you say when {who} asks about {thing}
      is {num} percent churn on {thing} normal
    `,
    fact: `
      we have {num} customers and {small} chairs
      {who} signed up at {hour} am
      {thing} took {small} rewrites
      it's week {num}
    `,
    spot: `
      the [coworking space|demo day|airport|founders dinner|office with no windows]
    `,
  },
})
