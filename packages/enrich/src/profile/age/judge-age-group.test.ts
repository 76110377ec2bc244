import { expect, test } from 'vitest'
import { judgeAgeGroup } from './judge-age-group.ts'

const NOW = new Date(Date.UTC(2026, 5, 1))

test.each([
  ['22', '18-24'],
  ['22 | london | she/her', '18-24'],
  ['19yo artist', '18-24'],
  ['I’m tired. 31 years old', '25-34'],
  ["i'm 44 and still skating", '35-49'],
  ['f/16', '13-17'],
  ['born in 1970', '50+'],
  ['1990年生まれの会社員', '35-49'],
  ['high school class of 2027', '13-17'],
  ['State University class of 2026', '18-24'],
  ['class of 2010', '35-49'],
  ['27歳 / 会社員', '25-34'],
  ['大学生です', '18-24'],
  ['高校生 / 軽音部', '13-17'],
  ['JK2', '13-17'],
  ['40代の会社員', '35-49'],
  ['30代前半', '25-34'],
  ['アラフォー', '35-49'],
  ['forty-something gardener', '35-49'],
  ['college student', '18-24'],
  ['23 años, Madrid', '18-24'],
])('%s is %s', (bio, group) => {
  expect(judgeAgeGroup(bio, NOW).value).toBe(group)
})

test.each([
  '',
  'mum of two',
  'Mum of 2 boys',
  'est. 1987',
  '22 years of experience in sales',
  'over 20 years in the trade',
  'reached 25k followers',
  '24/7 music',
  '99 problems',
  'route 66',
  'our company is 30 years old',
  '高校生の母です',
  '小学生の息子がいます',
  '10 years old',
  '#23 fan',
  'top 40 radio',
  '営業歴22年',
  'opening hours 10:30 to 18:00',
  '2024 champion',
  '50% off',
  'Matthew 28:19-20',
  'RIP Rex 3/21/15. miss you',
  'met them | 4-14-13 |',
])('%j is no age', (bio) => {
  expect(judgeAgeGroup(bio, NOW).value).toBe('unknown')
})
