import { community } from './community.ts'

export const PCGAMES = community({
  slug: 'pcgames',
  title: 'PC and console games',
  language: 'en',
  size: 1.5,
  hours: 'night',
  week: 'weekend',
  mood: [0.34, 0.3],
  hashtags: 'gaming indiegame speedrun backlog raidnight patchnotes',
  emoji: '🎮 🕹️ 👾 🖥️ 🔥',
  subreddits: 'pcgaming patientgamers indiegames',
  leaders: `
    Nell Draper | nelldraperplays | Streams bad decisions at good framerates
    Save Point | *savepointmag | Games writing with too much love
    Quillstone Studio | *quillstone | Makers of Wren and Daughter
  `,
  happenings: `
    the {game} launch | LaunchDay | 0.5 | 3
    the {game} servers going down | ServersDown | -0.9 | 3
    the summer showcase | Showcase | 0.7 | 3
    the {game} patch | PatchNotes | -0.3 | 2.4
  `,
  sheet: {
    game: `
      Emberfall
      Hollow Tide
      Tin Kingdom
      Ghost Circuit
      {title}
      Bogwitch
      Starhauler 2
      Little Foundry
      Nightmarket
    `,
    thing: `
      [the swamp level|the second boss|the fishing contest|the crafting tree|the final raid|the water temple|the ice cave|the tutorial|the clock tower|the escort mission|new game plus]
    `,
    topics: `
      {game}
      [my backlog|couch co-op|save files|roguelikes|frame rates|mods|boss fights|early access|controllers]
    `,
    good: `
      [beat|cleared|finished|survived] {thing} in {game} [on the first try|after {num} deaths|with no armour]
      finished {game} [at {hour} am|with {name}|blind|in one weekend]
      got {game} [on sale|running at {num} fps|for my birthday]
      carried {name} through {thing}
      found [a secret|a bug|a hat] in {game} [after {big} hours|nobody mentions]
    `,
    bad: `
      [died|rage quit|fell asleep] during {thing} in {game}
      lost [a save|{num} hours|the loot] in {game} to [a crash|the cat|a power cut]
      bought {game} [full price|twice|and never opened it]
      skipped [the cutscene|the tutorial|{thing}] in {game} by accident
    `,
    doing: `
      [grinding|replaying|modding|streaming] {game} [on hard|on easy|with {name}]
      getting stuck on {thing} in {game}
      reorganising the backlog instead of playing {game}
      watching a {num} hour video about {game}
    `,
    todo: `
      [finish|uninstall|replay|buy] {game}
      beat {thing} [without summons|before {weekday}|with {name}]
      [clean|update|replace] the [gpu|controller|desk]
      touch grass
    `,
    up: `
      {game} [runs great|is gorgeous|has the best music|respects my time]
      {thing} in {game} [finally clicked|made me laugh out loud|is so good]
      the {game} devs [listened|fixed {thing}|added pets]
      co-op {game} with {name} [is chaos|fixed our friendship]
    `,
    down: `
      {game} [crashes at|stutters in|locks you out of] {thing}
      {thing} in {game} [is unfair|takes {num} minutes|has no checkpoint]
      they [delayed|patched|monetised] {thing} in {game}
      matchmaking put me with [{name} again|a bot|children]
    `,
    claim: `
      {thing} is the [best|worst|strangest] part of {game}
      {game} is [ten hours too long|better with mods|a winter game|best on handheld]
      nobody [finishes|actually likes|talks about] {thing}
      difficulty sliders [hurt no one|should be standard|saved {game} for me]
      [one evening of|a short run of] {game} beats [a {num}0 hour map|any battle pass|most open worlds]
    `,
    asking: `
      is {game} worth it [on sale|solo|for a casual]
      how do I beat {thing} in {game}
      what should I play after {game}
      mouse or controller for {game}
      does {thing} matter in {game}
    `,
    fact: `
      {game} is {num} gigs
      I have {big} hours in {game}
      the {game} patch is {small} pages
      {game} is {num} percent off until {weekday}
    `,
    spot: `
      the [esports bar|arcade|LAN night|games fair|game store|midnight launch]
    `,
  },
})
