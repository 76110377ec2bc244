import { community } from './community.ts'

export const RUNNING = community({
  slug: 'running',
  title: 'Runners',
  language: 'en',
  size: 1.1,
  hours: 'early',
  week: 'weekend',
  mood: [0.4, 0.2],
  hashtags: 'running runchat marathontraining parkrun trailrunning ukrunchat longrun couchto5k',
  emoji: '🏃 👟 🏅 ⏱️ 🥵 🌧️ 💪 🍌',
  subreddits: 'running AdvancedRunning trailrunning C25K',
  leaders: `
    Marnie Holloway | marnieruns | 2:29 marathoner. Slow easy days, fast coffee
    Dapo Adeyemi | dapoadeyemi | Track, then trail. Coach to very patient people
    The Long Run | *thelongrunmag | A magazine for people who run before breakfast
    Ewan Forsyth | ewanforsyth | Hills, mud, record attempts that end in cake
  `,
  happenings: `
    the [{city}|{othercity}] marathon | MarathonDay | 0.8 | 3
    the {othercity} half | HalfMarathon | 0.6 | 2
    the heat cancelling the {othercity} race | RaceCancelled | -0.7 | 1.8
    the race ballot results | BallotDay | -0.2 | 2.4
    {star} breaking the course record | CourseRecord | 0.9 | 2
  `,
  sheet: {
    dist: `
      5k
      10k
      {small} mile loop
      [8|12|15|18]k
      half marathon
      parkrun
      trail loop
      set of hill reps
      tempo run
      long run
    `,
    body: `
      left calf
      knee
      right hip
      shin
      achilles
      quad
      hamstring
    `,
    topics: `
      [easy|long|trail|morning|slow] runs
      marathon training
      hill repeats
      [carbon|trail|old] shoes
      parkrun
      interval sessions
      race day nerves
      running in the [rain|dark|heat]
      recovery weeks
      split times
    `,
    good: `
      ran [a|my first|a very muddy|a freezing] {dist}{~runwhere}
      took [{num} seconds|{small} minutes] off [my|the] [5k|10k|parkrun|half marathon] [time|best]
      got up at [5|6] for a {dist}
      survived [the|another] {dist} [without walking|on tired legs|in new shoes|with a stitch]
      signed up for [the {othercity} marathon|a trail {dist}|a spring half]
      finished {dist} [number {num}|of week {small}] [smiling|before sunrise|in the rain]
      chatted [to {name}|to a stranger] for a whole {dist}
    `,
    runwhere: `
      along the [river|canal|coast path|old railway]
      around [the park|the reservoir|{city}]
      up to [the mast|the castle|the ridge] and back
      with a headtorch
    `,
    bad: `
      [pulled|tweaked|strained] [a|the] {body} [{small}k into a|during a|at the end of a] {dist}
      slept [in|straight] through [a|the] {dist}
      went out too fast [on|in] the {dist} and [died|walked|crawled home] 
      forgot [to start the watch|the gels|sunscreen|dry socks] [on|for] the {dist}
      missed the {othercity} ballot [again|by a day]
      [tripped|slipped] [on a root|over a dog|on wet leaves] {small}k from home
      bonked [on|halfway through] a {dist} [like a beginner|in the heat|without a gel]
    `,
    doing: `
      [running|jogging] [slowly|easy|in the rain|round the block|by feel]
      tapering for [the|a] {dist}
      foam rolling [the|an angry] {body}
      checking [splits|pace charts|heart rate zones] [like a banker|all evening]
      chasing a [sub 25 5k|sub 50 10k|sub two hour half|sub four marathon]
      stretching [in the kitchen|on the landing] before a {dist}
      breaking in [new shoes|carbon shoes|the trail pair]
      lying on the floor after [a|the] {dist}
    `,
    todo: `
      run [a|an easy|one slow] {dist} [before work|with the club|without a watch]
      [buy|retire|wash] [new shoes|the old trainers|the race kit]
      [book|enter|defer] the {othercity} [half|marathon|10 miler]
      stretch [the|that] {body}
      do hills [on Tuesdays|with {name}|instead of the gym]
      slow down on [easy days|the long run|the first {small}k]
      sleep before [a|the] {dist}
    `,
    up: `
      the {dist} [felt easy|flew by|went to plan|was pure joy]
      [my|the] {body} [held up|stopped hurting|feels new] [through the {dist}|after {small} weeks]
      [everyone|the whole club|{name}] [ran a pb|finished|showed up] at the {dist}
      the [sunrise|air|river] on [today's|the] {dist} was [unreal|worth the alarm|perfect]
      [the new shoes|my legs|these socks] [are magic|feel amazing|loved the {dist}]
      resting heart rate is down to {num}
    `,
    down: `
      [my|the] {body} [is done|hurts on stairs|hates me|went again] [{small}k in|after the {dist}]
      the {dist} [was a slog|turned into a walk|fell apart|felt like mud]
      [the gps|my watch|the chip timer] [died|added {small}k|froze] [mid|during the] {dist}
      it [rained sideways|hit {num} degrees|was icy] [all through|for] the {dist}
      race entry [costs {big} now|sold out in {small} minutes|went up again]
      [a dog|a cyclist|a swan] chased me off the path
    `,
    claim: `
      easy runs should be [embarrassingly|properly|truly] [slow|easy]
      the [first|last] {small}k of a {dist} is [all|mostly] in your head
      nobody cares about your [pace|splits|carbon shoes] [but you|at a {dist}]
      [sleep|breakfast|a rest day] beats [any|another] {dist}
      [parkrun|a club|one running friend] is worth more than [a watch|any app|a coach]
      a {dist} in the [rain|dark|wind] counts [double|twice]
      the best race is [the one near {city}|the small one|the one with soup]
      most people [train|start|race] their {dist} too fast
    `,
    asking: `
      [which shoes|what shoes] [would you pick|work best] for a {dist}
      how do you [fuel|pace|warm up] for [a|your first] {dist}
      what's a [sensible|realistic] {dist} time after {small} months
      is {num}k a week too much [before a|for a first] {dist}
      how long did your {body} take [to heal|to calm down]
      anyone running the {othercity} [half|marathon|10k] [this year|in spring]
    `,
    fact: `
      [week|day] {small} of the plan says {dist}
      the {othercity} [ballot|map] [opens on {weekday}|is out|came out {past2}]
      there were {num} of us at the {dist}
      it's {small} weeks until the {dist}
      [my|the] watch says {num} [hours of recovery|percent ready|vo2 something]
      [half the club|{name}] is injured, the other half is lying
    `,
    spot: `
      the [track|canal path|running club|start line|reservoir|finish area]
      the running shop [on the high street|in {city}|by the station]
      parkrun
      the [hill behind|park near|trail above] {city}
    `,
  },
})
