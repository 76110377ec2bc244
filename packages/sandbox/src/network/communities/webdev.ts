import { community } from './community.ts'

export const WEBDEV = community({
  slug: 'webdev',
  title: 'Web developers',
  language: 'en',
  size: 1.4,
  ages: [18, 58],
  hours: 'office',
  week: 'weekday',
  mood: [0.28, 0.32],
  hashtags: 'webdev javascript css frontend typescript 100DaysOfCode buildinpublic devlife',
  emoji: '💻 🐛 🚀 ☕ 🧑‍💻 🔧 📦 🫠',
  subreddits: 'webdev javascript Frontend learnprogramming',
  countries: { US: 2, GB: 1, IN: 3, CA: 1, NG: 1.5, AU: 1, IE: 1, SG: 2, KE: 1 },
  leaders: `
    Priya Kulkarni | priyakbuilds | Compilers by day, CSS by choice. Writes the Friday debug letter
    Owen Lathrop | owenlathrop | Maintainer of too many small packages
    Divs and Dragons | *divsdragons | A show about the web and its monsters
    Femi Balogun | femicodes | Teaching the browser to a few people at a time
  `,
  happenings: `
    the big registry outage | RegistryDown | -0.8 | 2.6
    {fw} {small}.0 | NewRelease | 0.5 | 2.2
    the {othercity} frontend conference | FrontConf | 0.7 | 2
    the browser release that broke {tech} | BrokenBuild | -0.7 | 2
    the state of the web survey | StateOfWeb | 0.1 | 1.7
  `,
  sheet: {
    fw: `
      Larch
      Kite
      Halfmoon
      Fjord
      Sprout
    `,
    tech: `
      flexbox
      the build
      dark mode
      the date picker
      auth
      the cache
      our design system
      the websocket
      the service worker
      the login form
      css grid
      the type checker
      a regex
      the bundler
      drag and drop
      the search box
    `,
    topics: `
      code review
      {tech}
      [css|type] tricks
      side projects
      {fw}
      legacy code
      pair programming
      [flaky|end to end] tests
      accessibility
      merge conflicts
      release notes
    `,
    good: `
      [fixed|rewrote|deleted|shipped|untangled] {tech} [with one line|in {fw}|without breaking prod|after {small} coffees]
      closed {num} [tickets|tabs|pull requests] 
      got [a|the first] pull request merged [into {fw}|at work|from a stranger]
      cut the bundle [by {num} percent|in half] by [dropping|lazy loading] {tech}
      explained {tech} to [a designer|{name}|my gran] [without a whiteboard|using spoons]
      deployed on a {weekday} [and nothing broke|and went to lunch]
      wrote a test for {tech} [before the bug|that actually fails]
    `,
    bad: `
      pushed [to main|a secret|half of {tech}] [by accident|at {hour} pm|on a Friday]
      [broke|lost|overwrote] {tech} [in production|for {num} users|during the demo]
      spent {small} hours on {tech} and it was a [typo|missing comma|cache|cookie|time zone]
      merged [the wrong branch|{name}'s draft|a commented out test]
      forgot [to save|what {tech} does|the password to staging]
      read {num} answers about {tech}, [all from {year}|none of them right]
      said yes to [rewriting|owning|estimating] {tech}
    `,
    doing: `
      [debugging|rewriting|avoiding|refactoring] {tech} [in {fw}|with print statements|one div at a time]
      reviewing {num} files [of {tech}|by {name}|before coffee]
      waiting for [ci|the build|the pipeline] [to go green|again]
      centring a div [professionally|in {year} style]
      reading the {fw} source [for fun|like a novel]
      naming a [variable|branch|component] for {num} minutes
      migrating {tech} to {fw}
    `,
    todo: `
      [fix|delete|document|test] {tech}
      [learn|try|drop|teach] {fw}
      [close|review|rebase] that pull request
      write [docs|a test|an apology] for {tech}
      [ship|demo|roll back] {tech} before {weekday}
      turn [{tech}|the laptop] off and on again
      ask [{name}|the designer|support] about {tech}
    `,
    up: `
      {tech} [works|just works|is fast|finally makes sense] [on mobile|in every browser|in {fw}]
      the build takes {num} seconds [instead of|, it was] {small} minutes
      [all|{big}] tests [pass|are green] [on the first run|with {fw}|even {tech}]
      {name} [reviewed|approved|praised] {tech} [in {small} minutes|with a gif]
      the [client|designer|whole team] [loves|noticed|used] {tech}
      zero [errors|warnings|meetings] [in the log|since we shipped {tech}|today]
    `,
    down: `
      {tech} [broke|is slow|is haunted|fails silently] [in one browser|on old phones|every {weekday}|only in prod]
      ci [is red|has been stuck|timed out] [for {num} minutes|because of {tech}]
      the {fw} [guide|upgrade|migration] [skips|breaks|renamed] {tech}
      [npm|the registry|staging] is down [again|and so am I]
      nobody [owns|understands|documented] {tech}
      [the ticket|the estimate|the client] says {small} days for {tech}
      there are {num} [versions|copies] of {tech} [in this repo|and none work]
    `,
    claim: `
      {tech} is [harder|easier|older] than [{tech}|people think|it looks]
      [most|half of] {fw} apps could be [a form|plain html|a spreadsheet]
      the best [code|{tech}|framework] is the one you [delete|understand at {hour} am|never notice]
      [comments|names|tests] age better than {tech}
      {fw} won, [we just argue for fun|nobody noticed]
      you don't need {tech} [for a blog|until you do|on day one]
      code review is [mostly|really] about [kindness|naming|{tech}]
      a good [designer|error message|changelog] beats {fw}
    `,
    asking: `
      how do you [test|name|structure|explain] {tech} [in {fw}|on a small team]
      is {fw} [ready|worth learning|still alive] [for production|in a big team]
      why does {tech} [only fail|work] [on {name}'s machine|after lunch|in prod]
      tabs or spaces for {tech}
      what replaced {tech} in {fw}
      who decided {tech} should [be async|need {small} config files]
    `,
    fact: `
      {fw} {small}.{num} [is out|fixes {tech}|dropped {tech}]
      [standup|the retro|the demo] took {num} minutes
      {name} started [today|on the {tech} team]
      the repo has {big} [files|issues|branches]
      {tech} is now {num} lines [of {fw}|shorter]
      the intern [found|fixed|asked about] {tech}
    `,
    spot: `
      the [office|standup|coworking place|meetup|conference in {othercity}|hackathon]
      the café with [good|no] wifi
      the {fw} meetup
    `,
  },
})
