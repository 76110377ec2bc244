import { inject, test } from 'vitest'
import { crawlFollowers } from './crawl-followers.ts'

const FOLLOWERS = process.env.ENDURE === 'full' ? 100_000 : 5_000

test(`${FOLLOWERS.toLocaleString('en')} followers are read once, through limits, cuts, garbage and restarts`, () =>
  crawlFollowers(inject('postgres'), { followers: FOLLOWERS, restarts: 3, timeout_ms: 600_000 }))
