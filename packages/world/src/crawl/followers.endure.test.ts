import { inject, test } from 'vitest'
import { crawlFollowers } from './crawl-followers.ts'

test('100,000 followers are read once, through limits, cuts, garbage and restarts', () =>
  crawlFollowers(inject('postgres'), { followers: 100_000, restarts: 3, timeout_ms: 600_000 }))
