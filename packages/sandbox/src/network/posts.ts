import { DAY, HOUR, MINUTE, SNOWFLAKE_BITS, snowflake } from './calendar.ts'
import { COMMUNITIES } from './communities/communities.ts'
import type { Event } from './events.ts'
import { eventsOn } from './events.ts'
import { log10 } from './exact.ts'
import { followSince, type Graph } from './graph.ts'
import {
  BOT,
  BRAND,
  communityOf,
  isActive,
  MEDIA,
  PERSON,
  type Population,
  placeOf,
  WINDOW_DAYS,
} from './population.ts'
import { hash, Random } from './random.ts'
import { measure } from './reception.ts'
import { momentOfDay, weekFactor } from './rhythm.ts'
import { eventSubject, type Scene } from './scene.ts'
import { type Form, type Mood, type Written, writePost, writeQuote, writeReply } from './texts.ts'

export type Post = {
  id: string
  at: number
  author: number
  text: string
  language: string
  root: Post
  replyTo: Post | null
  repostOf: Post | null
  quoteOf: Post | null
  mood: Mood
  form: Form
  community: number
  topic: string | null
  frame: number
  likers: number[]
  reposts: number
  replies: number
  quotes: number
  views: number
}

export type World = {
  people: Population
  graph: Graph
  handles: string[]
  ids: string[]
  writers: Writers
  posts: number
}

/** Within each community, the sum of activity up to each slot: a writer is drawn by a binary search. */
export type Writers = { sums: Float64Array; share: number[]; total: number }

export function writersOf(people: Population): Writers {
  const sums = new Float64Array(people.count)
  const totals = COMMUNITIES.map((_, c) => {
    let sum = 0
    for (let slot = people.starts[c]!; slot < people.starts[c + 1]!; slot++) {
      sum += people.activity[slot]!
      sums[slot] = sum
    }
    return sum
  })
  const all = totals.reduce((sum, total) => sum + total, 0)
  return { sums, share: totals.map((total) => total / all), total: all }
}

/** Of all posts, those that open a conversation. */
const OPENING = 0.58
const EVENT_LIFT = 0.45
const MEAN_EXTRA = 1.1

/** What one community writes on one day: its dice, its posts so far, and the frames that were used. */
type Day = { day: number; random: Random; posts: Post[]; spent: Set<number> }

/**
 * All posts of a UTC day in the order of their time: a function of the seed, the size and the day, and of nothing else.
 * Communities do not reach into each other, so those of some languages can be had alone; ids are of the whole day only.
 */
export function postsOfDay(world: World, day: number, languages?: readonly string[]): Post[] {
  const { seed } = world.people
  const events = eventsOn(seed, day).map((event) => ({
    ...event,
    subject: eventSubject(world.people, world.handles, event),
  }))
  const posts: Post[] = []
  COMMUNITIES.forEach(({ week, language }, c) => {
    if (languages && !languages.includes(language)) return
    const random = new Random(hash(seed, day, c, 71))
    const today: Day = { day, random, posts, spent: new Set() }
    const here = events.filter(({ community }) => community === c)
    const mean = (world.posts / WINDOW_DAYS) * world.writers.share[c]! * weekFactor(week, day) * OPENING
    for (let n = random.around(mean); n > 0; n--) openThread(world, today, c, null)
    for (const event of here) {
      for (let n = random.around(mean * event.strength * EVENT_LIFT); n > 0; n--) openThread(world, today, c, event)
    }
  })
  posts.sort((a, b) => a.at - b.at || a.author - b.author)
  posts.forEach((post, index) => {
    // The place in the day keeps ids apart and in order; the offset keeps them from telling it.
    post.id = snowflake(post.at, index % (1 << SNOWFLAKE_BITS))
  })
  return posts
}

function writerOf(world: World, c: number, random: Random, at: number): number | null {
  const { starts } = world.people
  const start = starts[c]!
  const end = starts[c + 1]!
  if (end === start) return null
  const { sums } = world.writers
  for (let tries = 0; tries < 12; tries++) {
    const aim = random.float() * sums[end - 1]!
    let low = start
    let high = end - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! > aim) high = middle
      else low = middle + 1
    }
    if (isActive(world.people, low, at)) return low
  }
  return null
}

function openThread(world: World, today: Day, c: number, event: Event | null) {
  const { day, random } = today
  const { people } = world
  const author = writerOf(world, c, random, day * DAY)
  if (author === null) return
  const kind = people.kind[author]!
  const at = day * DAY + momentFor(world, author, random, day)
  const elsewhere = !event && kind === PERSON && random.chance(0.2)
  const community = elsewhere ? people.secondary[author]! : c
  const aboutIt =
    event && (kind === PERSON ? event : kind === BRAND && event.brand === people.detail[author] ? event : null)
  const scene = sceneOf(world, author, community, today, aboutIt)
  const root = postOf(author, at, community, writePost(scene), scene.topic)
  today.posts.push(root)
  if (kind === BOT) {
    root.views = random.between(0, 30)
    return
  }
  thread(world, root, today, event)
}

/** Bots write in bursts around a few minutes of the day that are their own. */
function momentFor(world: World, author: number, random: Random, day: number): number {
  const { people } = world
  if (people.kind[author] === BOT) {
    const burst = hash(people.seed, author, day, random.below(2)) % (23 * HOUR)
    return burst + random.below(6 * MINUTE)
  }
  const { hours } = communityOf(people, author)
  return momentOfDay(random, people.kind[author] === MEDIA ? 'office' : hours, placeOf(people, author).offset)
}

function sceneOf(world: World, slot: number, community: number, { random, spent }: Day, event: Event | null): Scene {
  return {
    spent,
    people: world.people,
    handles: world.handles,
    slot,
    community,
    random,
    topic: null,
    brand: null,
    event,
    bits: 0,
    frame: 0,
    odds: 1,
  }
}

function postOf(
  author: number,
  at: number,
  community: number,
  { text, mood, form, frame }: Written,
  topic: string | null,
): Post {
  const post = {
    id: '',
    at,
    author,
    text,
    language: COMMUNITIES[community]!.language,
    replyTo: null,
    repostOf: null,
    quoteOf: null,
    mood,
    form,
    frame,
    community,
    topic,
    likers: [],
    reposts: 0,
    replies: 0,
    quotes: 0,
    views: 0,
  } as unknown as Post
  post.root = post
  return post
}

/** A follower who was there when it was written, one of the author's language. */
function audience(world: World, post: Post, random: Random): number | null {
  const { people, graph } = world
  const start = graph.inStarts[post.author]!
  const size = graph.inStarts[post.author + 1]! - start
  for (let tries = 0; tries < 6 && size > 0; tries++) {
    const one = graph.followers[start + random.below(size)]!
    if (people.kind[one] !== PERSON || communityOf(people, one).language !== post.language) continue
    if (isActive(people, one, post.at) && followSince(people, one, post.author) <= post.at) return one
  }
  return null
}

/** Later than the post, most often soon, and always on the same UTC day: a day must not reach into the next. */
function later(post: Post, { random, day }: Day, meanMinutes: number): number {
  const left = (day + 1) * DAY - post.at - 2000
  const delay = 15_000 + random.exponential(meanMinutes * MINUTE)
  return Math.floor(post.at + (delay < left ? delay : Math.max(1, left * (0.2 + 0.8 * random.float()))))
}

function thread(world: World, root: Post, today: Day, event: Event | null) {
  const { random } = today
  const { inStarts } = world.graph
  const reach = log10(inStarts[root.author + 1]! - inStarts[root.author]! + 3)
  const asks = root.form === 'ask' ? 1.7 : 1
  const extra = Math.min(14, random.exponential(0.24 * reach * asks * (event ? 1.3 : 1) * MEAN_EXTRA))
  let open = random.around(extra)
  let last: Post = root
  while (open-- > 0) {
    const dice = random.float()
    if (dice < 0.42) last = reply(world, root, last, today) ?? last
    else if (dice < 0.49) quote(world, root, today, event)
    else repost(world, root, today)
  }
  measure(world, root, random)
}

function reply(world: World, root: Post, last: Post, today: Day): Post | null {
  const { random } = today
  const toLast = last !== root && random.chance(0.55)
  const parent = toLast ? last : root
  const back = parent !== root && random.chance(0.6)
  const author = back ? root.author : audience(world, root, random)
  if (author === null || author === parent.author) return null
  const scene = sceneOf(world, author, root.community, today, null)
  scene.topic = root.topic
  const written = writeReply(scene, parent, back)
  const post = postOf(author, later(parent, today, 35), root.community, written, root.topic)
  post.text = `@${world.handles[parent.author]} ${written.text}`
  post.root = root
  post.replyTo = parent
  parent.replies++
  today.posts.push(post)
  measure(world, post, random)
  return post
}

function quote(world: World, root: Post, today: Day, event: Event | null) {
  const { random } = today
  const author = audience(world, root, random)
  if (author === null) return
  const scene = sceneOf(world, author, root.community, today, event?.brand === -1 ? event : null)
  scene.topic = root.topic
  const written = writeQuote(scene, root)
  const post = postOf(author, later(root, today, 90), root.community, written, root.topic)
  post.quoteOf = root
  root.quotes++
  today.posts.push(post)
  measure(world, post, random)
}

function repost(world: World, root: Post, today: Day) {
  const author = audience(world, root, today.random)
  if (author === null) return
  const text = `RT @${world.handles[root.author]}: ${root.text}`
  const post = postOf(author, later(root, today, 120), root.community, { ...root, text }, null)
  post.repostOf = root
  root.reposts++
  today.posts.push(post)
}
