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
    the round of layoffs in {othercity} | Layoffs | -0.85 | 2.6
  `,
  sheet: {
    thing: `
      [onboarding|the pricing page|the landing page|the signup form|the pitch deck|the billing flow|the roadmap|the help page|the waitlist|cold email|the demo]
    `,
    who: `
      [a customer|an investor|our designer|the first user|{name}|my co-founder|an angel from {othercity}]
    `,
    topics: `
      {thing}
      [bootstrapping|remote teams|customer calls|runway|product market fit|hiring]
    `,
    good: `
      closed [a customer|an investor|a big client] [after {small} calls|on a {weekday}|with no deck]
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
      rewriting {thing} [for the [third|fourth|fifth|tenth] time|on a train]
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
      [a customer|the first user|{name}] [renewed|upgraded|sent a thank you] because of {thing}
      {thing} [doubled signups|finally works|got simpler]
      the team [shipped on time|laughed all standup|fixed {thing} overnight]
    `,
    down: `
      [a customer|the first user|our biggest client] [churned|ghosted us|asked for a discount]
      {thing} [is broken|confuses {who}|took {small} sprints]
      runway is {small} months and {thing} is late
    `,
    claim: `
      {thing} is [a symptom|the product|never done]
      talk to {who} before you touch {thing}
      most startups die of [churn|bad pricing|slow onboarding|hiring too fast], not competitors
      small teams ship {thing} faster than [committees|big ones]
      revenue fixes [most things|a lot]
    `,
    asking: `
      how did you [plan|price|test] [the launch|the first plan|the product]
      when did you hire for [support|sales|marketing]
      what do you say when {who} asks about {thing}
      is {num} percent churn a year normal
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
