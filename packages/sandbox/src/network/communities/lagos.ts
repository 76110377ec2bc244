import { community } from './community.ts'

export const LAGOS = community({
  slug: 'lagos',
  title: 'Naija life',
  language: 'en',
  size: 0.8,
  ages: [18, 58],
  hours: 'night',
  week: 'even',
  mood: [0.4, 0.26],
  hashtags: 'lagos naija lagostraffic owambe 9jalife afrobeats',
  emoji: '😂 🇳🇬 🚕 🔥 🎶',
  subreddits: 'Nigeria lagos',
  countries: { NG: 1 },
  leaders: `
    Tayo Afolabi | tayoafolabi | Comedian. Generator owner
    Mainland Post | *mainlandpost | News from the other side of the bridge
  `,
  happenings: `
    the {area} traffic | LagosTraffic | -0.7 | 2.6
    the {star} concert | DettyWeekend | 0.9 | 2.8
    light coming back in {area} | LightIsBack | 0.8 | 2
  `,
  sheet: {
    area: `
      [Yaba|Lekki|Surulere|Ikeja|Ajah|Festac|Victoria Island|Gbagada|Ikorodu]
    `,
    food: `
      [jollof|suya|amala|boli|puff puff|pepper soup|moi moi|noodles with egg|shawarma]
    `,
    thing: `
      [the generator|third mainland traffic|my barber|the danfo driver|network|the landlord|my tailor|rain]
    `,
    topics: `
      [{area} traffic|{food}|owambe outfits|light|generators|danfo drivers|good tailors|afrobeats|side hustles]
    `,
    good: `
      [chopped|cooked|ordered|shared] {food} [in {area}|with {name}|at {hour} pm]
      crossed from {area} to {area} in {num} minutes
      danced [till {hour}|with my aunties|barefoot] at the owambe in {area}
      settled things with {who} without shouting
    `,
    bad: `
      spent {small} hours in {area} because of {thing}
      [burned|dropped|overpaid for] {food}
      got disappointed by {thing} [again|on a {weekday}|the day before the wedding]
      sent {big} to the wrong account
    `,
    doing: `
      [shouting at|waiting for|complaining about] {who}
      eating {food} [in traffic|standing|at a bus stop in {area}]
      negotiating with {who}
      planning owambe outfits with {name}
    `,
    todo: `
      buy {food}
      leave {area} before {hour}
      [call|forgive|change] {who}
      japa for one weekend
    `,
    up: `
      {food} in {area} [hit different|is the best|cost {big}]
      light stayed on for {num} hours in {area}
      {who} [behaved|showed up early|gave me discount]
    `,
    down: `
      {thing} [wore me out|showed me shege|cost me {small} hours] in {area}
      {food} is {big}0 naira now
      there's been no light since {hour}
    `,
    claim: `
      {area} {food} clears {area} {food}
      {thing} will humble you
      a good tailor is [a myth|family]
      owambe starts at {hour}, nobody comes before {small}
    `,
    asking: `
      best {food} in {area}
      who has a reliable {thing2} in {area}
      how is traffic from {area} to {area}
      is it me or is {thing} worse this week
    `,
    who: `
      [my barber|the danfo driver|the landlord|my tailor]
    `,
    thing2: `
      tailor
      mechanic
      barber
      plumber
    `,
    fact: `
      I left {area} at {hour}
      {thing} is trending in {area}
      {name} bought {small} packs of {food}
      fuel queue in {area} is {num} cars long
    `,
    spot: `
      the [market|barbershop|bus stop|buka|beach|wedding in {area}]
    `,
  },
})
