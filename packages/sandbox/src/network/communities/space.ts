import { community } from './community.ts'

export const SPACE = community({
  slug: 'space',
  title: 'Space and science',
  language: 'en',
  size: 0.5,
  hours: 'night',
  week: 'even',
  mood: [0.44, 0.16],
  hashtags: 'astronomy space stargazing science rocketlaunch nightsky',
  emoji: '🔭 🚀 🌌 🪐 ☄️',
  subreddits: 'space astrophotography',
  leaders: `
    Dr Nia Marlow | niamarlow_astro | Looks at dust for a living
    Perihelion | *perihelionmag | Science news without the hype
  `,
  happenings: `
    the launch from {othercity} | LaunchDay | 0.7 | 3
    the meteor shower | MeteorShower | 0.7 | 2.6
    the partial eclipse | Eclipse | 0.9 | 3
    the scrubbed launch | Scrubbed | -0.6 | 2.2
  `,
  sheet: {
    sky: `
      [Saturn|the moon|a meteor|the space station|the Orion nebula|Jupiter's moons|a comet|the Milky Way|a lunar halo]
    `,
    kit: `
      [the telescope|a star tracker|the old telescope|the tripod|the red torch|an eyepiece|the camera]
    `,
    topics: `
      [Saturn|the moon|meteors|the space station|nebulae|Jupiter's moons|comets|the Milky Way]
      [light pollution|rocket launches|exoplanets|telescopes|star trackers|eyepieces|dark skies|peer review|old probes]
    `,
    good: `
      [saw|photographed|sketched|showed {name}] {sky} [from the balcony|through clouds|with {kit}]
      stacked {num} frames of {sky}
      built a telescope [from a kit|out of drainpipe]
      stayed up until {hour} for {sky}
    `,
    bad: `
      [dropped|fogged|misaligned] {kit} [in the dark|right before {sky}]
      slept through {sky}
      drove {num} miles for {sky} and got clouds
      pointed {kit} at a [streetlight|drone]
    `,
    doing: `
      waiting for {sky} [in a field|in three coats]
      aligning {kit}
      reading papers about {sky}
      watching a launch stream on my phone
    `,
    todo: `
      find {sky}
      [clean|collimate|sell] {kit}
      teach {name} about {sky}
      drive somewhere dark
    `,
    up: `
      {sky} looked [unreal|like a sticker|closer than ever] through [the telescope|the old telescope|the binoculars]
      the landing was [perfect|smooth|on the bullseye]
      {name} gasped at {sky}
    `,
    down: `
      clouds ate {sky} [again|for {small} nights]
      {kit} [fogged up|lost alignment|weighs {num} kilos]
      the launch slipped to {weekday}
    `,
    claim: `
      everyone should see {sky} once
      {kit} matters less than dark skies
      {sky} is [humbling|better without photos]
      space news needs fewer exclamation marks
    `,
    asking: `
      what's the best [telescope|tripod|eyepiece|star tracker] under {big}
      when is {sky} visible from {city}
      how do you photograph {sky}
      is that {sky} or a plane
    `,
    fact: `
      [Saturn|the moon|Orion|Jupiter] rises at {hour}
      the probe is {num} light minutes away
      T minus {num} minutes
      {name} named {kit}
    `,
    spot: `
      the [hill outside {city}|observatory|star party|planetarium|dark sky park]
    `,
  },
})
