import { exp } from './exact.ts'
import { followSince } from './graph.ts'
import { BOT, isActive } from './population.ts'
import type { Post, World } from './posts.ts'
import type { Random } from './random.ts'

/** Likes are people: as many as the count says, drawn from the followers of that day. */
export function measure(world: World, post: Post, random: Random) {
  const { people, graph } = world
  const start = graph.inStarts[post.author]!
  const size = graph.inStarts[post.author + 1]! - start
  const luck = exp(random.normal() * 0.9)
  const isReply = post.replyTo !== null
  const wanted = random.around(size * 0.035 * luck * (isReply ? 0.25 : 1) + (isReply ? 0.25 : 0.2))
  const first = random.next()
  const step = LIKER_STEPS[random.below(LIKER_STEPS.length)]!
  for (let n = 0; n < Math.min(wanted, size >> 1); n++) {
    const one = graph.followers[start + ((first + n * step) % size)]!
    if (people.kind[one] === BOT || !isActive(people, one, post.at)) continue
    if (followSince(people, one, post.author) <= post.at) post.likers.push(one)
  }
  const likes = post.likers.length
  post.views = Math.round(
    size * (0.08 + random.float() * 0.4) * (0.5 + luck) + likes * random.between(9, 40) + random.below(25),
  )
}

/** Primes above any sensible list: stepping by one of them meets nobody twice. */
const LIKER_STEPS = [1_000_003, 1_299_709, 2_750_159, 3_497_861, 4_256_233]
