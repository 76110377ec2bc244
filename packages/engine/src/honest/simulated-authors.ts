/** Authors whose posts are of a thing more or less often, around a share that is known. */
export type SimulatedWorld = {
  authors: number
  posts: keyof typeof WROTE
  /** How much posts of one author resemble each other: 0 not at all, 1 all are of it or none is. */
  alike: number
  share: number
}

type Count = (own: number, wrote: number) => number

/** How many posts an author wrote. */
const WROTE = {
  one: () => 1,
  several: (random: () => number) => 1 + Math.floor(-3 * Math.log(1 - random())),
  'few very many': (random: () => number) => Math.min(200, Math.floor((1 - random()) ** (-1 / 1.5))),
}

export function simulatedAuthors({ authors, posts, alike, share }: SimulatedWorld, random: () => number) {
  const each = Array.from({ length: authors }, () => {
    const wrote = WROTE[posts](random)
    return { wrote, own: drawAlike(wrote, share, alike, random) }
  })
  const sum = (of: (author: (typeof each)[number]) => number) => each.reduce((total, one) => total + of(one), 0)
  return {
    posts: sum(({ own }) => own),
    known: sum(({ wrote }) => wrote),
    squares: sum(({ wrote }) => wrote ** 2),
    /** By author, of whatever is counted of an author's posts; crossed with all of them, unless with something else. */
    of: (count: Count, other: Count = (_, wrote) => wrote) => ({
      squares: sum(({ own, wrote }) => count(own, wrote) ** 2),
      crossed: sum(({ own, wrote }) => count(own, wrote) * other(own, wrote)),
    }),
  }
}

/** Pólya's urn: each post makes the next like it more likely. */
function drawAlike(wrote: number, share: number, alike: number, random: () => number): number {
  const first = (1 - alike) / alike
  let own = 0
  for (let post = 0; post < wrote; post++) own += Number(random() < (share * first + own) / (first + post))
  return own
}

/** `at_a_time`: so many posts an author writes whenever they write; `share`: of what is written, in the later span. */
type SimulatedSpans = { authors: number; at_a_time: number; share: number }

/** Two spans of authors who write much or little in both, and some day more, some day less. */
export function simulatedSpans({ authors, at_a_time, share }: SimulatedSpans, random: () => number) {
  const each = Array.from({ length: authors }, () => {
    const times = WROTE.several(random)
    const later = Array.from({ length: times }, random).filter((one) => one < share).length
    return { now: later * at_a_time, before: (times - later) * at_a_time }
  })
  const sum = (of: (author: (typeof each)[number]) => number) => each.reduce((total, one) => total + of(one), 0)
  return {
    now: sum(({ now }) => now),
    before: sum(({ before }) => before),
    squares: {
      now: sum(({ now }) => now ** 2),
      before: sum(({ before }) => before ** 2),
      both: sum(({ now, before }) => (now + before) ** 2),
    },
  }
}
