import { describe, expect, test } from 'vitest'
import type { BotProfile } from './features.ts'
import { judgeBot } from './judge-bot.ts'

const NOW = new Date(Date.UTC(2026, 5, 1))
const person: BotProfile = {
  handle: 'mia_harrow',
  name: 'Mia Harrow',
  bio: 'Gardener, reader, slow runner',
  location: 'Leeds',
  url: 'https://example.com',
  created_at: new Date(Date.UTC(2014, 1, 1)),
  followers_count: 420,
  following_count: 380,
  post_count: 5200,
  listed_count: 6,
  like_count: 9100,
}
const bot: BotProfile = {
  ...person,
  handle: 'pricealert48213977',
  name: 'price alert',
  bio: 'automated bot, prices every hour',
  location: '',
  url: null,
  created_at: new Date(Date.UTC(2026, 4, 20)),
  followers_count: 2,
  following_count: 0,
  listed_count: 0,
  like_count: 0,
}

test('a bot stands far above a person, with its reasons, strongest first', () => {
  expect(judgeBot(person, NOW).score).toBeLessThan(0.05)
  const { score, reasons } = judgeBot(bot, NOW)
  expect(score).toBeGreaterThan(0.8)
  expect(reasons.map(({ code }) => code)).toContain('hardly_likes_posts')
  const contributions = reasons.map(({ contribution }) => contribution)
  expect(contributions).toEqual(contributions.toSorted((a, b) => b - a))
  expect(Math.min(...contributions)).toBeGreaterThan(0)
})

test('without likes the rest of the profile still tells', () => {
  const { like_count: _, ...rest } = bot
  const { score, reasons } = judgeBot(rest, NOW)
  expect(score).toBeGreaterThan(0.5)
  expect(reasons.map(({ code }) => code)).not.toContain('hardly_likes_posts')
})

describe('each sign moves the score one way only', () => {
  test.each<[string, Partial<BotProfile>]>([
    ['likes nothing', { like_count: 0 }],
    ['says it is a bot', { bio: 'a bot that posts haiku' }],
    ['is a week old', { created_at: new Date(Date.UTC(2026, 4, 25)) }],
    ['has no followers', { followers_count: 0 }],
    ['follows nobody', { following_count: 0 }],
    ['has no link', { url: null }],
    ['has digits in its handle', { handle: 'mia_harrow98231' }],
  ])('%s', (_, change) => {
    expect(judgeBot({ ...person, ...change }, NOW).score).toBeGreaterThanOrEqual(judgeBot(person, NOW).score)
  })
})
