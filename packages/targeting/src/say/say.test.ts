import { say } from '@starling/text/both'
import { expect, test } from 'vitest'
import { ENTRY_LOSSES, PLACEMENT_LOSSES } from '../compile/criteria.ts'
import { emptyPackage, PACKAGE_PARTS, type PackageEntry, type TargetingPackage } from '../package.ts'
import { lossText } from './losses.ts'
import { sayPackage } from './say.ts'

const entry = (value: string, patch: Partial<PackageEntry> = {}): PackageEntry => ({
  value,
  label: value,
  deselected: false,
  reason: { why: 'added' },
  ...patch,
})
const list = (...values: string[]) => values.map((value) => entry(value))
const both = (patch: Partial<TargetingPackage>) =>
  (['en', 'ja'] as const).map((language) => sayPackage({ ...emptyPackage(), ...patch }, say(language)))

test.each<[Partial<TargetingPackage>, string, string]>([
  [{}, 'Ads reach everybody on X.', '広告は、Xの全員に届きます。'],
  [{ gender: 'FEMALE' }, 'Ads reach all women on X.', '広告は、Xのすべての女性に届きます。'],
  [
    { keywords: list('coffee') },
    'Ads reach people who search for, write or react to coffee.',
    '広告は、coffeeを検索、投稿したり、それに反応したりする人に届きます。',
  ],
  [
    {
      keywords: [
        entry('coffee'),
        entry('new york', { match: 'phrase' }),
        entry('coffee beans', { match: 'unordered' }),
        entry('good morning', { match: 'exact' }),
        entry('gone', { deselected: true }),
      ],
      hashtags: list('latte'),
    },
    'Ads reach people who search for, write or react to coffee, “new york”, coffee + beans, or 1 more, or use #latte.',
    '広告は、coffee、「new york」、coffee + beans、またはほか1件を検索、投稿したり、それに反応したりする、または#latteを使う人に届きます。',
  ],
  [
    {
      ...{ gender: 'FEMALE', age: 'AGE_18_TO_34', countries: list('JP', 'US'), languages: list('ja') },
      keywords: list('コーヒー', '抹茶'),
      handles: list('nike'),
    },
    'Ads reach women who are in Japan or the United States, have X in Japanese, and are 18 to 34 years old, if they search for, write or react to コーヒー or 抹茶, or are like the followers of @nike.',
    '広告は、日本またはアメリカ合衆国にいる、Xの言語が日本語の、18〜34歳の女性のうち、コーヒーまたは抹茶を検索、投稿したり、それに反応したりする、または@nikeのフォロワーに似た人に届きます。',
  ],
  [
    {
      age: 'AGE_OVER_50',
      locations: list('US-CA', 'Tokyo'),
      network_operators: list('jp-softbank'),
      placements: ['replies', 'homeTimelines'],
    },
    'In home timelines and replies, ads reach people who are in California or Tokyo, use the network of SoftBank, and are 50 years old or older.',
    'ホームタイムライン、返信の広告は、カリフォルニア州または東京にいる、ソフトバンクの回線を使う、50歳以上の人に届きます。',
  ],
  [
    {
      gender: 'MALE',
      interests: list('210', '211'),
      conversation_topics: list('Running'),
      movies_tv_shows: list('Copper Sky'),
      custom_audiences: [entry('Buyers'), entry('Lapsed', { excluded: true })],
      excluded_keywords: list('decaf'),
    },
    'Ads reach men who are interested in Food & Drink or Alcoholic Beverages, talk about Running, talk about the film or show “Copper Sky”, or are in the custom audience “Buyers”, but not those who search for, write or react to decaf, or are in the custom audience “Lapsed”.',
    '広告は、decafを検索、投稿したり、それに反応したりする、またはカスタムオーディエンス「Lapsed」に含まれる人を除く、食べ物・飲み物またはお酒に関心がある、Runningについて話す、映画・番組の「Copper Sky」について話す、またはカスタムオーディエンス「Buyers」に含まれる男性に届きます。',
  ],
  [
    { custom_audiences: [entry('Buyers', { look_alike: true })], countries: list('GB') },
    'Ads reach people who are in the United Kingdom, if they are like those in the custom audience “Buyers”.',
    '広告は、イギリスにいる人のうち、カスタムオーディエンス「Buyers」に含まれる人に似た人に届きます。',
  ],
  [
    { excluded_keywords: list('free') },
    'Ads reach everybody on X, but not those who search for, write or react to free.',
    '広告は、freeを検索、投稿したり、それに反応したりする人を除く、Xの全員に届きます。',
  ],
])('%j', (patch, en, ja) => expect(both(patch)).toEqual([en, ja]))

test('what is deselected is not said, and of many things it is said how many they are', () => {
  const keywords = [...'abcdefgh'].map((letter) => entry(`word-${letter}`, { deselected: letter === 'a' }))
  const [en, ja] = both({ keywords })
  expect(en).toBe('Ads reach people who search for, write or react to word-b, word-c, word-d, or 4 more.')
  expect(ja).not.toContain('word-a')
})

test.each(PACKAGE_PARTS)('what is chosen of %s is in the sentence, in both languages', (part) => {
  const nothing = both({})
  const said = both({ [part]: list('zzz9') })
  expect(said.every((text) => text.includes('zzz9'))).toBe(true)
  expect(said).not.toEqual(nothing)
  expect(both({ [part]: [entry('zzz9', { deselected: true })] })).toEqual(nothing)
})

test('what is lost is told by its name', () => {
  const lost = [
    ...ENTRY_LOSSES.map((why) => ({ of: 'entry', part: 'countries', value: 'JP', why }) as const),
    ...PLACEMENT_LOSSES.map((why) => ({ of: 'placement', placement: 'profiles', why }) as const),
  ]
  for (const one of lost) {
    const [en, ja] = (['en', 'ja'] as const).map((language) => lossText(one, say(language)))
    expect(en).toMatch(/^(Japan|profiles): \S/)
    expect(ja).toMatch(/^(日本|プロフィール)：\S/)
  }
  expect(lossText({ of: 'part', part: 'countries', count: 50, why: 'too_many' }, say('en'))).toBe(
    '50 countries are too many for the ads page: the field stays empty.',
  )
  expect(lossText({ of: 'order', why: 'any_is_enough' }, say('en'))).toContain('any of what')
})
