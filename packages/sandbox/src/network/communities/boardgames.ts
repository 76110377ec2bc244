import { community } from './community.ts'

export const BOARDGAMES = community({
  slug: 'boardgames',
  title: 'Board games',
  language: 'en',
  size: 0.5,
  hours: 'evening',
  week: 'weekend',
  mood: [0.44, 0.16],
  hashtags: 'boardgames tabletop gamenight dice meeples',
  emoji: '🎲 ♟️ 🃏 🧩 🍕',
  subreddits: 'boardgames tabletop',
  leaders: `
    Gemma Corbin | gemmarolls | Designer of Quiet Empires. Rules lawyer, retired
    The Long Turn | *thelongturn | Reviews of boxes that don't fit the shelf
  `,
  happenings: `
    the {othercity} game fair | GameFair | 0.8 | 2.4
    the Saltmarket reprint | Saltmarket | 0.7 | 2
  `,
  sheet: {
    box: `
      Saltmarket
      Quiet Empires
      Lighthouse Keepers
      Beans and Barons
      Fog of Trade
      Ninety Sheep
      Moth Season
    `,
    bit: `
      [the robber|the last meeple|the rulebook|endgame scoring|the auction|the dice tower|trading|the blue player|setup]
    `,
    topics: `
      {box}
      [game night|worker placement|house rules|party games|legacy games|shelf space|long rulebooks|dice towers|auctions|wooden meeples]
    `,
    good: `
      won {box} [by {small} points|with the worst opening|against {name}]
      taught {box} to [my parents|{num} kids|{name}] [in {num} minutes|without tears]
      [painted|sleeved|sorted] {box} [over {small} evenings|by colour]
      traded {name} [{num} sheep|two wheat|a favour] for [wood|a port|the last ore]
    `,
    bad: `
      lost {box} to [{name}|a child|the automa] by {small} points
      misread {bit} for {small} games of {box}
      [spilled tea|dropped the dice|lost a token] during {box}
      spent {num} minutes on setup and [nobody came|{name} left]
    `,
    doing: `
      punching cardboard for {box}
      explaining {bit} [again|with hand gestures|to {name}]
      waiting for {name} to finish their turn in {box}
      hunting for [a meeple|the dice|the rulebook] under the sofa
    `,
    todo: `
      [play|learn|sell|unbox] {box}
      read the rulebook [properly|out loud|in bed]
      ban {name} from {bit}
      host game night [with snacks|at {spot}]
    `,
    up: `
      {box} [hit the table|sang|took {num} minutes flat]
      {name} [laughed until crying|actually liked|asked to replay] {box}
      {bit} in {box} is [so clever|beautiful|tense]
    `,
    down: `
      {box} [took {small} hours|has no catch-up|stalled] [with {small} players|last time]
      {name} [flipped|quit|quarterbacked] during {bit}
      shipping for {box} costs [{num}|more than the game]
    `,
    claim: `
      {bit} is the heart of {box}
      {box} is best [at {small} players|after {small} drinks]
      house rules [fix|break] {bit}
      the best box is [the one you play|small|with no app]
    `,
    asking: `
      how does {bit} work in {box}
      what do you play with {small} people
      is {box} fun at two
      where do you store {box}
    `,
    fact: `
      {box} has {big} pieces
      game night starts at {hour}
      {name} owns {num} copies of {box}
      we're {small} rounds into {box}
    `,
    spot: `
      the [game café|games club|library|local shop|fair in {othercity}|convention]
    `,
  },
})
