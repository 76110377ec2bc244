import type { Who } from '@starling/question'
import { say } from '@starling/text/both'
import { expect, test } from 'vitest'
import { conditionLines } from './condition-words.ts'

const lines = (who: Who, language: 'en' | 'ja') => conditionLines({ query_type: 'builder', who }, null, say(language))

test('a community is told by the accounts that lead it and by how many of them are followed', () => {
  const one: Who = { communities: [{ accounts: ['brewlab', 'roastco', 'cups'], at_least: 2 }] }
  expect(lines(one, 'en')).toEqual([
    'Belongs to the community around @brewlab and @roastco (follows at least 2 of its 3 accounts)',
  ])
  expect(lines(one, 'ja')).toEqual([
    '@brewlab、@roastcoを中心とするコミュニティ（3アカウントのうち2以上をフォロー）に属する',
  ])
  expect(lines({ not: { communities: [] } }, 'en')).toEqual(['Not: Nobody'])
})
