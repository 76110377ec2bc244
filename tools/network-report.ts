import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { clustering, distinctness, type Edges, generateNetwork, reciprocity, tailExponent } from '@starling/sandbox'
import { barChart, lineChart } from './network-charts.ts'

/** Generates a network, measures it, prints the figures, and with `--write` renews `docs/network.md` and its pictures. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    accounts: { type: 'string', default: '30000' },
    posts: { type: 'string', default: '600000' },
    now: { type: 'string', default: '2026-11-16T00:00:00Z' },
    write: { type: 'boolean', default: false },
  },
})
const options = {
  seed: Number(values.seed),
  accounts: Number(values.accounts),
  posts: Number(values.posts),
  now: new Date(values.now),
}
const DOCS = path.join(import.meta.dirname, '..', 'docs')
const SAMPLE = 2000
const ZONES: [number, string][] = [
  [-8, 'UTC-8'],
  [-5, 'UTC-5'],
  [-3, 'UTC-3'],
  [0, 'UTC+0'],
  [1, 'UTC+1'],
  [9, 'UTC+9'],
]
const WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const FRAME_DAYS = 2

const network = generateNetwork(options)
const { matters, leading } = network.density()
const slots = new Map<string, number>()
const followers: number[] = []
const kinds = new Map<string, number>()
const offsets: number[] = []
const pairs: number[] = []
const texts = new Map<string, string[]>()
const counts = { posts: 0, replies: 0, reposts: 0, quotes: 0, likes: 0, follows: 0, unfollowed: 0 }
const byHour = new Map<number, number[]>()
const byWeekday = new Map<number, number[]>()
const byDay = new Map<number, number>()
const add = (map: Map<number, number[]>, zone: number, at: number, size: number) => {
  const list = map.get(zone) ?? new Array<number>(size).fill(0)
  list[at]!++
  map.set(zone, list)
}

const started = process.cpuUsage()
for (const batch of network.batches()) {
  for (const account of batch.accounts ?? []) {
    const { kind, offset } = network.truth(slots.size)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    offsets.push(Math.round(offset))
    followers.push(account.followers_count)
    slots.set(account.id, slots.size)
  }
  for (const { follower_id: from, followed_id: to, until } of batch.follows ?? []) {
    counts.follows++
    if (until === null) pairs.push(slots.get(from)!, slots.get(to)!)
    else counts.unfollowed++
  }
  for (const post of batch.posts ?? []) {
    counts.posts++
    counts.likes += post.like_count
    if (post.reply_to_post_id) counts.replies++
    if (post.quoted_post_id) counts.quotes++
    const zone = offsets[slots.get(post.account_id)!]!
    const local = new Date(post.created_at.getTime() + zone * 3_600_000)
    add(byHour, zone, local.getUTCHours(), 24)
    add(byWeekday, zone, local.getUTCDay(), 7)
    const day = Math.floor(post.created_at.getTime() / 86_400_000)
    byDay.set(day, (byDay.get(day) ?? 0) + 1)
    if (post.reposted_post_id) {
      counts.reposts++
      continue
    }
    const list = texts.get(post.lang!) ?? []
    list.push(post.text)
    texts.set(post.lang!, list)
  }
}
const { user, system } = process.cpuUsage(started)

const edges: Edges = { starts: new Uint32Array(followers.length + 1), targets: new Uint32Array(pairs.length / 2) }
for (let at = 0; at < pairs.length; at += 2) edges.starts[pairs[at]! + 1]!++
for (let at = 0; at < followers.length; at++) edges.starts[at + 1]! += edges.starts[at]!
const next = edges.starts.slice()
for (let at = 0; at < pairs.length; at += 2) edges.targets[next[pairs[at]!]!++] = pairs[at + 1]!

const tail = tailExponent(followers)
const answered = reciprocity(edges)
const circles = clustering(edges, 1000)
const written = [...texts.values()].reduce((sum, { length }) => sum + length, 0)
const languages = [...texts]
  .map(([language, list]) => ({ language, list, share: list.length / written }))
  .sort((a, b) => b.share - a.share)
const sampled = languages.map(({ language, list, share }) => {
  const step = Math.max(1, list.length / SAMPLE)
  const sample = Array.from({ length: Math.min(SAMPLE, list.length) }, (_, at) => list[Math.floor(at * step)]!)
  return { language, share, ...distinctness(sample, language) }
})

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const number = (value: number) => value.toLocaleString('en-US')
const figures: [string, string, string][] = [
  ['accounts', number(followers.length), ''],
  ['posts in the year before the anchor', number(counts.posts), ''],
  [
    'of them replies, reposts, quotes',
    [counts.replies, counts.reposts, counts.quotes].map((n) => percent(n / counts.posts)).join(', '),
    '',
  ],
  ['likes per post', (counts.likes / counts.posts).toFixed(2), ''],
  ['follows, ended ones among them', `${number(counts.follows)}, ${number(counts.unfollowed)}`, ''],
  ['most followers', number(Math.max(...followers)), ''],
  [
    'exponent of the follower tail',
    `${tail.exponent.toFixed(2)} (from ${tail.from} followers, ${tail.size} accounts)`,
    '2 to 3',
  ],
  ['follows that are answered', percent(answered), '15 to 40 %'],
  [
    'clustering',
    `${circles.mean.toFixed(4)}, a random graph ${circles.chance.toFixed(4)}: ${(circles.mean / circles.chance).toFixed(1)} times`,
    'at least 10 times',
  ],
  ['bots', percent((kinds.get('bot') ?? 0) / followers.length), '5 to 15 %'],
  ['English posts', percent(texts.get('en')!.length / written), '40 to 60 %'],
  ['Japanese posts', percent(texts.get('ja')!.length / written), '15 to 30 %'],
  ['communities, brands', `${network.manifest.communities.length}, ${network.manifest.brands.length}`, 'at least 40'],
]
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
const statistics = [
  `Seed ${options.seed}, ${number(options.accounts)} accounts, ${number(options.posts)} posts, anchor ${options.now.toISOString()}.`,
  '',
  table(['figure', 'measured', 'bound'], figures),
  '',
  `Sameness, in ${number(SAMPLE)} posts of each language spread over the year, reposts left out. A post is compared without names, numbers, addresses, signs and emoji; 4-grams are of words as \`Intl.Segmenter\` parts them.`,
  '',
  table(
    ['language', 'share of posts', 'equal posts', '4-grams', 'distinct'],
    sampled.map(({ language, share, equal, grams, distinct }) => [
      language,
      percent(share),
      String(equal),
      number(grams),
      percent(distinct),
    ]),
  ),
  '',
  'People of the corpus, bots left out, who wrote of a matter in the last 30 days, in its main countries.',
  '',
  table(
    ['matter', 'country', 'people'],
    matters.map(({ matter, country, people }) => [matter, country, number(people)]),
  ),
  '',
  'Followers of the leading brands.',
  '',
  table(
    ['brand', 'followers'],
    leading.map(({ handle, followers }) => [`@${handle}`, number(followers)]),
  ),
  '',
  `The frame that a topic uses most, as a share of its posts, in every second day of the year. A topic is a community or one of these matters; those with fewer than 400 posts are left out.`,
  '',
  table(
    ['language', 'topics', 'over 1 %', 'highest', 'topic'],
    [...Map.groupBy(network.frames(FRAME_DAYS), ({ language }) => language)].map(([language, topics]) => {
      const highest = topics.reduce((most, one) => (one.most > most.most ? one : most))
      const over = topics.filter(({ most }) => most > 0.01).length
      return [language, String(topics.length), String(over), `${(highest.most * 100).toFixed(2)} %`, highest.topic]
    }),
  ),
].join('\n')
console.log(statistics)
console.log(`\n${((user + system) / 1e6).toFixed(1)} s of one core`)

if (values.write) {
  const pictures = path.join(DOCS, 'pictures')
  mkdirSync(pictures, { recursive: true })
  const draw = (name: string, svg: string) => writeFileSync(path.join(pictures, `network-${name}.svg`), svg)
  draw(
    'followers',
    lineChart('Share of accounts with at least so many followers', [{ label: 'accounts', points: tailPoints() }], {
      log: true,
    }),
  )
  draw(
    'languages',
    barChart(
      'Posts by language',
      languages.map(({ language, share }) => [language, share * 100]),
    ),
  )
  draw('day', lineChart('Posts by the hour of the clock on the wall, % of the day', curves(byHour), { every: 3 }))
  draw('week', lineChart('Posts by day of the week, % of the week', curves(byWeekday), { names: WEEK }))
  draw(
    'year',
    lineChart('Posts per day: weekdays and events', [{ label: 'posts', points: yearPoints() }], { every: 60 }),
  )
  const page = path.join(DOCS, 'network.md')
  const [before, , after] = readFileSync(page, 'utf8').split(/<!-- statistics -->\n|<!-- end -->\n/)
  writeFileSync(page, `${before}<!-- statistics -->\n${statistics}\n<!-- end -->\n${after}`)
}

function tailPoints(): [number, number][] {
  const sorted = followers.filter((count) => count > 0).sort((a, b) => a - b)
  const points: [number, number][] = []
  for (let at = 0; at < sorted.length; at++) {
    if (sorted[at] !== sorted[at - 1]) points.push([sorted[at]!, (sorted.length - at) / sorted.length])
  }
  return points
}

function curves(map: Map<number, number[]>) {
  return ZONES.filter(([zone]) => map.has(zone)).map(([zone, label]) => {
    const list = map.get(zone)!
    const sum = list.reduce((total, count) => total + count, 0)
    return { label, points: list.map((count, at): [number, number] => [at, (count / sum) * 100]) }
  })
}

function yearPoints(): [number, number][] {
  const today = Math.max(...byDay.keys())
  return [...byDay]
    .filter(([day]) => day < today)
    .map(([day, count]): [number, number] => [day - today, count])
    .sort((a, b) => a[0] - b[0])
}
