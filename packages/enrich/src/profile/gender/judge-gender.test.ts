import { expect, test } from 'vitest'
import { nameDisplayed, nameInHandle } from './features.ts'
import { judgeGender } from './judge-gender.ts'

test.each([
  ['female', 'mia_harrow', 'Mia Harrow', 'wife, mum of two boys, lover of tea. she/her'],
  ['female', 'sato_m', '佐藤 美咲', '二児の母です。お弁当の写真を載せています'],
  ['male', 'petewinter', 'Peter Winter', 'husband, father, drummer in a bad band'],
  ['male', 'kenta_t', '田中 健太', 'サッカーと釣りが好きな会社員'],
  [
    'brand',
    'HarbourRoasters',
    'Harbour Roasters',
    'We roast coffee daily. Free shipping on all orders. Shop now at harbour.example.com',
  ],
  [
    'brand',
    'umi_cafe',
    '海辺のカフェ【公式】',
    '海辺のカフェの公式アカウントです。営業時間 10:00〜18:00、定休日は水曜。ご予約はお電話で',
  ],
  ['unknown', 'xk29', '...', ''],
  ['unknown', 'nightowl_77', 'night owl', 'coffee and long walks'],
])('%s: @%s %s', (value, handle, name, bio) => {
  expect(judgeGender({ handle, name, bio, location: '' }).value).toBe(value)
})

test('a shop called by a first name is no woman', () => {
  const { value } = judgeGender({
    handle: 'charlottebakes',
    name: 'Charlotte Bakery Co',
    bio: 'Official account. Our store is open daily.',
  })
  expect(value).not.toBe('female')
})

test.each([
  ['SarahK88', 1],
  ['davidofthehills', -1],
  ['zzqx', 0],
])('the name in @%s leans %i', (handle, leaning) => {
  expect(Math.sign(nameInHandle(handle)?.odds ?? 0)).toBe(leaning)
})

test.each([
  ['Dr Emily Stone', 1],
  ['山田太郎', -1],
  ['山田 花子', 1],
  ['黒田大樹 ☕', -1],
  ['もちもち', 0],
  ['the daily weather channel news', 0],
])('%s leans %i', (name, leaning) => {
  expect(Math.sign(nameDisplayed(name)?.odds ?? 0)).toBe(leaning)
})
