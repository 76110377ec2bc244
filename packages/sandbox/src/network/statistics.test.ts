import { describe, expect, test } from 'vitest'
import { COMMUNITIES } from './communities/communities.ts'
import { asked, ruleId } from './grammar.ts'
import { BASE_RULES } from './languages/languages.ts'
import { clustering, distinctness, type Edges, reciprocity, tailExponent } from './measure.ts'
import { generateNetwork } from './network.ts'
import { OWN_RULES, SLOT_NAMES } from './scene.ts'

/** So many posts that the smallest language has 2,000. */
const network = generateNetwork({ seed: 11, accounts: 6000, posts: 160_000, now: new Date('2026-07-01T12:00:00Z') })
const slots = new Map<string, number>()
const degrees: number[] = []
const texts = new Map<string, string[]>()
const profiles: string[] = []
const hours = new Map<string, number[]>()
const follows: [number, number][] = []
for (const batch of network.batches()) {
  for (const account of batch.accounts ?? []) {
    slots.set(account.id, slots.size)
    degrees.push(account.followers_count)
    profiles.push(`${account.name} ${account.bio} ${account.location}`)
  }
  for (const { follower_id: from, followed_id: to, until } of batch.follows ?? []) {
    if (until === null) follows.push([slots.get(from)!, slots.get(to)!])
  }
  for (const post of batch.posts ?? []) {
    const { country } = network.truth(slots.get(post.account_id)!)
    const byHour = hours.get(country) ?? new Array<number>(24).fill(0)
    byHour[post.created_at.getUTCHours()]!++
    hours.set(country, byHour)
    if (post.reposted_post_id) continue
    const list = texts.get(post.lang!) ?? []
    list.push(post.text)
    texts.set(post.lang!, list)
  }
}
const edges: Edges = edgesOf(degrees.length, follows)

function edgesOf(count: number, pairs: [number, number][]): Edges {
  const starts = new Uint32Array(count + 1)
  for (const [from] of pairs) starts[from + 1]!++
  for (let at = 0; at < count; at++) starts[at + 1]! += starts[at]!
  const next = starts.slice()
  const targets = new Uint32Array(pairs.length)
  for (const [from, to] of pairs) targets[next[from]!++] = to
  return { starts, targets }
}

/** Two communities each: much is said in the same words. */
const FEW_COMMUNITIES = new Set(['ko', 'id', 'ar'])

const kinds = degrees.map((_, slot) => network.truth(slot).kind)
const shareOf = (language: string) =>
  texts.get(language)!.length / [...texts.values()].reduce((sum, { length }) => sum + length, 0)

describe('the shape of the network', () => {
  test('followers fall off by a power law with an exponent between 2 and 3', () => {
    const { exponent } = tailExponent(degrees)
    expect(exponent).toBeGreaterThan(2)
    expect(exponent).toBeLessThan(3)
  })

  test('15 to 40 % of follows are answered', () => {
    expect(reciprocity(edges)).toBeGreaterThan(0.15)
    expect(reciprocity(edges)).toBeLessThan(0.4)
  })

  test('friends of a person know each other ten times as often as chance has it', () => {
    const { mean, chance } = clustering(edges, 300)
    expect(mean).toBeGreaterThan(10 * chance)
  })

  test('5 to 15 % are bots', () => {
    const share = kinds.filter((kind) => kind === 'bot').length / kinds.length
    expect(share).toBeGreaterThan(0.05)
    expect(share).toBeLessThan(0.15)
  })

  test('40 communities, ten languages, English and Japanese as they should weigh', () => {
    expect(COMMUNITIES.length).toBeGreaterThanOrEqual(40)
    expect(texts.size).toBeGreaterThanOrEqual(8)
    expect(shareOf('en')).toBeGreaterThan(0.4)
    expect(shareOf('en')).toBeLessThan(0.6)
    expect(shareOf('ja')).toBeGreaterThan(0.15)
    expect(shareOf('ja')).toBeLessThan(0.3)
  })

  test.each([
    ['JP', 20],
    ['GB', 4],
    ['US', 10],
  ])('%s sleeps at %i hours UTC', (country, night) => {
    const byHour = hours.get(country)!
    const mean = byHour.reduce((sum, count) => sum + count, 0) / 24
    expect(byHour[night]!).toBeLessThan(mean / 2)
  })
})

describe('what is written', () => {
  test.each([...new Set(COMMUNITIES.map(({ language }) => language))])(
    'in 2,000 posts of %s hardly two are equal and four of five 4-grams are distinct',
    (language) => {
      const all = texts.get(language)!
      expect(all.length).toBeGreaterThanOrEqual(2000)
      const step = all.length / 2000
      const sample = Array.from({ length: 2000 }, (_, at) => all[Math.floor(at * step)]!)
      const { equal, distinct } = distinctness(sample, language)
      // People do write the same now and then, most of all when they answer.
      expect(equal).toBeLessThan(FEW_COMMUNITIES.has(language) ? 50 : 20)
      expect(distinct).toBeGreaterThan(0.8)
    },
  )

  test.each([...COMMUNITIES.entries()])('every rule that community %i asks for exists', (index, { language }) => {
    const known = (name: string) =>
      OWN_RULES[index]![ruleId(name)] || BASE_RULES[language][ruleId(name)] || SLOT_NAMES.includes(name)
    const missing = [...asked(OWN_RULES[index]!), ...asked(BASE_RULES[language])].filter((name) => !known(name))
    expect(missing).toEqual([])
  })

  // Health, politics, religion, ethnicity, sexuality, unions, crime, debts: never an interest (facts on inferring traits).
  const FORBIDDEN =
    /\b(?:cancer|diabet\w+|depress\w+|anxiety|therap(?:y|ist session)|autis\w+|adhd|pregnan\w+|vaccin\w+|hiv|elections?|vot(?:e|ing|ers?)|senat\w+|president|republican|democrat|socialis\w+|liberals?|conservatives?|church|mosque|bible|quran|jesus|allah|christian\w*|muslims?|jewish|hindu\w*|buddhis\w+|pray\w*|gay|lesbian|bisexual|transgender|trade union|prison|murder|arrested|bankrupt\w*|payday loan)\b|癌|うつ病|妊娠|選挙|総理|政党|宗教|神社|教会|仏教|同性愛|労働組合|逮捕|破産|借金(?!\d)|elecciones|iglesia|eleições|igreja|élections|église|Wahlen|Kirche|elezioni|chiesa|선거|교회|pemilu|masjid|gereja|انتخابات|مسجد|كنيسة/i

  test('nothing that must not be inferred is talked about', () => {
    const found = [...texts.values(), profiles].flat().flatMap((text) => FORBIDDEN.exec(text)?.[0] ?? [])
    expect([...new Set(found)]).toEqual([])
  })

  const everything = [...texts.values()].flat()

  test.each([
    ['subreddits', /(?<![\w/])r\/[A-Za-z0-9]+/g, 40, 400],
    ['links to subreddits', /https:\/\/www\.reddit\.com\/r\/[A-Za-z0-9]+/g, 40, 300],
    ['sites', /https:\/\/[a-z0-9.-]+/g, 60, 5000],
    ['cashtags', /(?<!\w)\$[A-Z]{1,6}\b/g, 4, 200],
    ['mentions', /@\w+/g, 2000, 20_000],
    ['hashtags', /#[\p{L}\p{N}_]+/gu, 400, 20_000],
    ['emoji', /\p{Extended_Pictographic}/gu, 100, 20_000],
  ])('%s are planted', (_, pattern, different, many) => {
    const found = everything.flatMap((text) => text.match(pattern) ?? [])
    expect(found.length).toBeGreaterThan(many)
    expect(new Set(found).size).toBeGreaterThan(different)
  })

  test('some profiles name a subreddit', () => {
    expect(profiles.filter((text) => /\br\/[A-Za-z0-9]+/.test(text)).length).toBeGreaterThan(50)
  })

  test('communities name their subreddits', () => {
    const named = new Set(everything.flatMap((text) => text.match(/(?<=\br\/)\w+/g) ?? []))
    const theirs = COMMUNITIES.flatMap(({ subreddits }) => subreddits)
    expect(theirs.filter((name) => named.has(name)).length).toBeGreaterThan(theirs.length * 0.9)
  })

  test('every country has trends', () => {
    for (const country of ['US', 'JP', 'BR', 'DE']) {
      expect(network.trends(country, new Date('2026-06-20T00:00:00Z')).length).toBeGreaterThanOrEqual(10)
    }
  })
})
