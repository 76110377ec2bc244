import { community } from './community.ts'

export const CLIMBING = community({
  slug: 'climbing',
  title: 'Climbing and hiking',
  language: 'en',
  size: 0.6,
  hours: 'evening',
  week: 'weekend',
  mood: [0.42, 0.2],
  hashtags: 'climbing bouldering hiking trailhead optoutside summit',
  emoji: '🧗 🏔️ 🥾 ⛺ 🌲',
  subreddits: 'climbing hiking bouldering',
  leaders: `
    Rory Kerrigan | rorykerrigan | Guides people up and talks them down
    Chalk Dust | *chalkdustzine | Small walls, large feelings
  `,
  happenings: `
    the {othercity} bouldering comp | BoulderComp | 0.7 | 2.2
    the storm closing {peak} | TrailClosed | -0.6 | 2
  `,
  sheet: {
    route: `
      [the purple V{small}|a slab|the overhang|the crack|the project|an easy multi pitch|the traverse|the roof]
    `,
    peak: `
      [Grey Pike|the north ridge|Mount Arden|the old fire road|Silver Notch|the lake loop]
    `,
    topics: `
      [bouldering|finger strength|trail snacks|sunrise hikes|belaying|camp coffee|chalk|blisters|map reading]
      {peak}
    `,
    good: `
      [sent|flashed|topped|finally stuck] {route} [on the last try|in front of {name}|with cold hands]
      hiked {peak} [before sunrise|in {small} hours|in trail runners|with {name}'s dog]
      slept [{small} hours|like a rock] in a tent near {peak}
      learned to [belay|rest properly|trust a heel hook] on {route}
    `,
    bad: `
      [fell off|backed off|slipped from] {route} [at the last hold|{num} times|with a crowd watching]
      forgot [the rope|the tent poles|water|chalk] at {spot}
      [got lost|got soaked|lost a toenail] on {peak}
      [split|taped|strained] a finger on {route}
    `,
    doing: `
      [working|falling off|dreaming about] {route}
      packing for {peak} [at midnight|badly|with too many socks]
      eating trail mix [for dinner|on {peak}|in the car park]
      brushing holds on {route}
    `,
    todo: `
      [climb|retry|give up on] {route}
      walk {peak} [with {name}|slowly|in snow]
      [dry|patch|sell] the tent
      train [fingers|core|patience] for {route}
    `,
    up: `
      {route} [clicked|felt easy|went in {small} tries]
      the view from {peak} [was silly|had no people|hit different]
      {name} [spotted me|topped out|shared snacks] on {route}
      skin is holding up after {small} sessions
    `,
    down: `
      {route} [got stripped|feels impossible|ate my knee]
      {peak} [is closed|was packed|vanished in fog]
      the gym [raised prices|took down {route}|smells like feet]
      my [fingers|knees|boots] [gave up|hate me] on {peak}
    `,
    claim: `
      {route} is [graded by a liar|all footwork|harder than it looks]
      {peak} is better [in rain|on a {weekday}|without headphones]
      rest days [count|win] more than [{small} sessions|new shoes]
      the best part of {peak} is [the sandwich|taking boots off|the drive home]
    `,
    asking: `
      how do you [start|finish|read] {route}
      is {peak} doable in [a day|trainers|October]
      what's in your pack for {peak}
      anyone free to belay [on {weekday}|at {spot}]
    `,
    fact: `
      {peak} is {num} degrees and clear
      the gym set {num} new problems
      it's {small} hours to {peak} and back
      {name} left chalk at {spot}
    `,
    spot: `
      the [gym|crag|trailhead|hut|gear shop|campsite]
    `,
  },
})
