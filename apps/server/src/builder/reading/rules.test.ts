import { beforeAll, expect, test } from 'vitest'
import { type KnownPlaces, knownPlaces } from './known-places.ts'
import { readDescription } from './read-description.ts'

let places: KnownPlaces
beforeAll(async () => {
  places = await knownPlaces()
}, 60_000)
const patchOf = (description: string) => readDescription(description, places).patch

test.each([
  ['People with "mom" or "wife" in their bio', { words_in_profile: ['mom', 'wife'] }],
  ['People whose profile mentions "Tokyo"', { words_in_profile: ['Tokyo'] }],
  ['Anyone who describes themselves as "women in tech"', { words_in_profile: ['women in tech'] }],
  ['プロフィールに「ママ」や「主婦」と書いている人', { words_in_profile: ['ママ', '主婦'] }],
  ['「大阪」という言葉をプロフィールに入れている人', { words_in_profile: ['大阪'] }],
])('what stands in quotes in a profile is that and nothing else: %s', (description, patch) => {
  expect(patchOf(description)).toEqual(patch)
})

test.each([
  ['お笑いと食べ歩きが好きな人', ['お笑い', '食べ歩き']],
  ['推し活について投稿している人', ['推し活']],
])('a Japanese word keeps its own hiragana: %s', (description, words) => {
  const { interests = [], posted_about = [] } = patchOf(description)
  expect(interests.length + posted_about.length).toBe(words.length)
  for (const word of posted_about) expect(words).toContain(word)
})

test('a verb before a noun is none of it', () => {
  const { posted_about = [], interests = [] } = patchOf('東京に住む旅行が好きな人')
  expect([posted_about, interests.length]).toEqual([[], 1])
})

test.each([
  ['関西に住む人', ['JP-25', 'JP-26', 'JP-27', 'JP-28', 'JP-29', 'JP-30']],
  ['首都圏在住の人', ['JP-13', 'JP-14', 'JP-11', 'JP-12']],
  ['People on the West Coast', ['US-CA', 'US-OR', 'US-WA']],
  ['People in the Pacific Northwest', ['US-OR', 'US-WA']],
])('a part of a country is its states: %s', (description, states) => {
  expect(patchOf(description)).toEqual({ selected_states: states })
})

test.each([
  ['People who follow both @nike and @adidas', { handles: ['nike', 'adidas'], all_of: ['handles'] }],
  ['People interested in both coffee and running', { interests: ['222', '227'], all_of: ['interests'] }],
  ['@nikeと@adidasの両方をフォローしている人', { handles: ['nike', 'adidas'], all_of: ['handles'] }],
  ['People interested in coffee and running', { interests: ['222', '227'] }],
])('both is all of a list: %s', (description, patch) => {
  expect(patchOf(description)).toEqual(patch)
})

test.each([
  ['Women, Texas', { gender: 'FEMALE', selected_states: ['US-TX'] }],
  ['Cyclists in Berlin, Germany', { interests: ['492'], cities: ['Berlin'] }],
  ['Men aged 18 to 34, Germany', { gender: 'MALE', age: 'AGE_18_TO_34', countries: ['DE'] }],
])('a place stands alone after a comma: %s', (description, patch) => {
  expect(patchOf(description)).toEqual(patch)
})

test.each([
  ['Gardeners, Spain + Portugal', ['ES', 'PT']],
  ['Gardeners. Spain. No bots.', ['ES']],
  ['Gardeners in Spain & Portugal', ['ES', 'PT']],
])('a list of places may be joined by signs: %s', (description, countries) => {
  expect(patchOf(description).countries).toEqual(countries)
})

test.each(['アメリカンフットボールが好きな人', 'タイピングが好きな人'])(
  'a country inside a word is no country: %s',
  (description) => {
    expect(patchOf(description).countries).toBeUndefined()
  },
)

test.each(['料理が好きだが旅行には興味がない人', '料理が好きだが旅行に関心のない人'])(
  'who is not interested is left out: %s',
  (description) => {
    const { interests, excluded_interests } = patchOf(description)
    expect([interests?.length, excluded_interests?.length]).toEqual([1, 1])
  },
)

test('what we would like is nothing that they like', () => {
  expect(patchOf('We would like to reach gardeners in Spain').posted_about).toBeUndefined()
})
