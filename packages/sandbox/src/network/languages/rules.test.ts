import { describe, expect, test } from 'vitest'
import { COMMUNITIES } from '../communities/communities.ts'
import { generateNetwork } from '../network.ts'
import { withoutEchoes } from './echoes.ts'
import { join } from './joints.ts'

const network = generateNetwork({ seed: 23, accounts: 3000, posts: 60_000, now: new Date('2026-07-01T12:00:00Z') })
const posts = new Map<string, string[]>()
const people: { language: string; bio: string; age: number; female: boolean }[] = []
const language = new Map(COMMUNITIES.map((community) => [community.slug, community.language]))
const human = new Set<string>()
for (const batch of network.batches()) {
  for (const account of batch.accounts ?? []) {
    const truth = network.truth(people.length)
    people.push({
      language: language.get(truth.community)!,
      bio: account.bio,
      age: truth.age ?? 0,
      female: truth.female === true,
    })
    if (truth.kind !== 'bot') human.add(account.id)
  }
  for (const post of batch.posts ?? []) {
    if (post.reposted_post_id || !human.has(post.account_id)) continue
    const list = posts.get(post.lang!) ?? []
    list.push(post.text)
    posts.set(post.lang!, list)
  }
}

/** What a reader would call wrong, whatever the sheets say. */
const FAULTS: Record<string, [string, RegExp][]> = {
  any: [
    ['a mark of ours left in', /[\ue000-\ue002{}[\]]|(?<=[ぁ-ん一-龠ァ-ヶ])\+/],
    ['two spaces, or a sign after nothing', / {2,}|\s[,.](?!\.)|^[,.]/],
  ],
  en: [
    ['two articles', /\b(?:the|an?|my|our|your) (?:the|an?|my|our|your)\b/i],
    ['a before a vowel', /\ba (?!u(?:ni|se|k\b)|one|euro|once)[aeiou]\w/i],
    ['in the coast', /\bin the (?:coast|beach|weekend|station|roof)\b/i],
    ['who else without a verb', /\bwho else (?!is|has|had|was|did|thinks|would|can|here|wants|needs|\w+ed\b)\w/i],
    ['anyone else without a verb', /(?<!is |has |does |did |are )\banyone else (?:awake|bored|up|hungry)/i],
    [
      'now with a time that has gone',
      /\b(?:currently|right now|I'm|need to|going to|should|might) (?:(?![.!?:"]).)*\b(?:yesterday|last night|the other day|earlier today)\b/i,
    ],
    [
      'gone with a time to come',
      /\b(?:I|we) (?:went|got|made|found|lost|forgot|bought)\b(?:(?![.!?:,"]|would|'d\b).)*\b(?:tomorrow|next week|next month)\b/i,
    ],
    [
      'is with many',
      /(?:^|[.!?:] |\bthat )(?:the )?(?:leftovers|binoculars|beans|filters|shoes|tickets|headphones|jeans|trousers|leaves) (?:is|was|has|needs|matters|tastes)\b/i,
    ],
    ['two times', /\b(?:yesterday|last night|this morning) (?:yesterday|last night|this morning|on \w+day|tomorrow)/i],
    ['does with an s', /\b(?:doesn|don)'?t \w+(?<!s)s,|\banyone who (?:dare|manage) /i],
    ['a subreddit that begins large', /\bR\/\w/],
    ['two in company', /\bwith \w+ with (?:my|a|two|three|some)\b/i],
    [
      'twice the same word',
      /\b(\w{3,}) \1\b(?<!that that|had had|cool cool|bye bye|puff puff|moi moi|oat oat|will will)/i,
    ],
  ],
  ja: [
    [
      'a verb before だ',
      /(?:[うくすつむる]|[^んい]い)だ(?:と思|し、|から|けど|よね|な。)(?<!そうだ.*|ようだ.*|ほうだ.*|みたいだ.*|きれいだ.*|嫌いだ.*|くらいだ.*|ぐらいだ.*|違いだ.*|せいだ.*|いっぱいだ.*|あるあるだ.*)/,
    ],
    [
      'a noun before an ending of verbs',
      /[一-龠ァ-ヶー](?:ので(?!す)|んだよ|んです)(?<!死んだよ|飲んだよ|読んだよ|込んだよ)/,
    ],
    ['a day with a particle', /(?:明日|明後日|来週|来月)に一緒/],
    ['an ending after a noun', /(?:いっぱい|きれい)んです|だったです|似合うです/],
    ['two endings', /(?:と思う|気がする)(?:と思う|気がする|んだよ)|。。|？？？/],
    ['two particles', /(?:をを|(?<!じゃ)がが|にに(?![こやご])|でで(?!き)|はは(?!は))/],
    ['polite and plain at once', /ますんだ|ですんだ|ませんんだ/],
  ],
  es: [
    ['an article that melts', /\b(?:a|de) el\b(?! [A-Z])/],
    ['one o’clock is one', /\ba las 1\b/],
  ],
  pt: [['an article that melts', /\b(?:em o|de o|em a|por o|a o|a a)\b/]],
  fr: [['an article that melts', /(?<!\p{L})(?:de le|à le|de les|à les) /u]],
  it: [['an article that melts', /\b(?:di|a|da|su) (?:il|lo|gli) /]],
  de: [['a case', /\b(?:mit|bei|von|nach) (?:die|das) (?!\d)/]],
}

describe('no post says what its language does not allow', () => {
  test.each([...new Set(COMMUNITIES.map((community) => community.language))])('%s', (one) => {
    const rules = [...FAULTS.any!, ...(FAULTS[one] ?? [])]
    const found = (posts.get(one) ?? []).flatMap((text) =>
      rules.flatMap(([name, rule]) => (rule.test(text) ? [`${name}: ${text}`] : [])),
    )
    expect(posts.get(one)!.length).toBeGreaterThan(700)
    expect(found.slice(0, 40)).toEqual([])
  })
})

/** What nobody says of themselves at that age, or of that sex. */
const MISFITS: [string, (age: number, female: boolean) => boolean, RegExp][] = [
  [
    'a parent',
    (age) => age < 27,
    /\b(?:mum|mom|mother|dad|father) of\b|parent of|児の|ママ|パパ|mamá de|mãe de|maman de|Mama von|mamma di|두 아이|bunda|أم لطفلين/,
  ],
  [
    'a grandparent',
    (age) => age < 60,
    /\bgrand(?:ma|pa|dad)\b|孫|定年|年金|abuel[oa] de|avó de|avô de|mamie|papi de|Oma von|Opa von|nonn[ao] di|할머니|할아버지|jubilad|retired/,
  ],
  ['at school', (age) => age > 18, /高[1-3校]|JK|DK|受験生|sixth form|high school student|lycéen|liceale|Schüler/],
  ['a man', (_, female) => female, /\bhe\/him\b|\bdad of\b|♂|の父|パパ|おじさん/],
  ['a woman', (_, female) => !female, /\bshe\/her\b|\bmum of\b|♀|の母|ママ|女子/],
]

test.each(MISFITS)('nobody is %s out of turn', (_, unfit, rule) => {
  const found = people.filter(({ age, female, bio }) => age > 0 && unfit(age, female) && rule.test(bio))
  expect(found.map(({ bio, age }) => `${age}: ${bio}`)).toEqual([])
})

test.each([
  ['合う+と思う', '合うと思う'],
  ['必要+と思う', '必要だと思う'],
  ['固めが一番おいしい+んだよな', '固めが一番おいしいんだよな'],
  ['世界一+んだよな', '世界一なんだよな'],
  ['飲んだ+ので', '飲んだので'],
  ['空がきれい+ので', '空がきれいなので'],
  ['あと3個+けど', 'あと3個だけど'],
  ['売り切れた！+よね', '売り切れた！'],
])('%s is joined to %s', (parts, whole) => {
  expect(join(parts)).toBe(whole)
})

test.each([
  ['pulled a shot before work \ue000last night\ue002', 'pulled a shot before work'],
  ['pulled a shot \ue000last night\ue002', 'pulled a shot last night'],
  ['walked with Ann \ue001with my sister\ue002 \ue000today\ue002', 'walked with Ann today'],
])('%s keeps one time and one company', (text, kept) => {
  expect(withoutEchoes(text, 'en')).toBe(kept)
})
