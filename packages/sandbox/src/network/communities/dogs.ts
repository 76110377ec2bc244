import { community } from './community.ts'

export const DOGS = community({
  slug: 'dogs',
  title: 'Dog people',
  language: 'en',
  size: 0.8,
  hours: 'evening',
  week: 'even',
  mood: [0.5, 0.16],
  hashtags: 'dogs rescue goodboy puppylife zoomies walkies',
  emoji: '🐶 🐾 🦴 🐕 😂',
  subreddits: 'dogs DogTraining',
  leaders: `
    Biscuit the Collie | biscuitcollie | Collie. My human types
    Wag | *wagmagazine | News for people covered in hair
  `,
  happenings: `
    the {othercity} dog show | DogShow | 0.8 | 2.2
    fireworks night | Fireworks | -0.7 | 2.4
  `,
  sheet: {
    dog: `
      [Biscuit|the puppy|my sister's lab|our old girl|the rescue|the pug|Pickle|the spaniel|the foster dog]
    `,
    object: `
      [a sock|the remote|an entire loaf|my slipper|a stick twice his size|the postman's glove|a dead crab|the good cushion|a tennis ball]
    `,
    topics: `
      [zoomies|walkies|recall training|muddy paws|rescue dogs|{dog}|vet bills|dog park politics]
    `,
    good: `
      taught {dog} to [sit|drop {object}|ring a bell|close the door]
      walked {dog} [{num} miles|in the snow|with {name}|round {spot}]
      got {dog} [through bath time|past a squirrel|to sleep alone]
      celebrated {small} years with {dog}
    `,
    bad: `
      lost {object} to {dog}
      got dragged by {dog} [into a hedge|past {name}|through a puddle]
      stepped in [something|something warm] at {hour} am
      paid {big} because {dog} ate {object}
    `,
    doing: `
      throwing [a ball|a stick|a squeaky toy] for {dog} [all morning|in the rain]
      hiding {object} from {dog}
      being stared at by {dog}
      wiping {dog}'s paws [for the [third|fourth|fifth|tenth] time|with my good towel]
    `,
    todo: `
      walk {dog}
      [wash|brush|train|spoil] {dog}
      buy {dog} a new {object2}
      hide the [treats|remote|good shoes]
    `,
    object2: `
      bed
      ball
      coat
      lead
    `,
    up: `
      {dog} [slept through|brought me {object}|made a friend at {spot}|learned recall]
      {dog} [tilts her head|wags at everyone|snores like a tractor]
      the vet says {dog} is [perfect|a good weight|very brave]
    `,
    down: `
      {dog} [ate|buried|rolled in] {object}
      {dog} [hates the hoover|won't walk in rain|is limping]
      the vet bill for {dog} is {big}
    `,
    claim: `
      {dog} is [smarter than me|in charge|a very small horse]
      every office needs {dog}
      dogs know {weekday} from {weekday}
      {object} is better than any toy you buy
    `,
    asking: `
      how do I stop {dog} eating {object}
      what breed is {dog} [really|do you think]
      where can {dog} swim near {city}
      does your dog [dream|talk|judge you]
    `,
    fact: `
      {dog} is {small} today
      {dog} weighs {num} kilos
      {object} is missing
      {dog} has been at the window since {hour}
    `,
    spot: `
      the [dog park|beach|vet|forest|puppy class|pub garden]
    `,
  },
})
