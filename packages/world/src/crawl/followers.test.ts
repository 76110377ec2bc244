import { inject, test } from 'vitest'
import { crawlFollowers } from './crawl-followers.ts'

test(
  'everyone who follows an account is read once, through limits, cuts, garbage and a restart',
  () => crawlFollowers(inject('postgres'), { followers: 3500, restarts: 1, timeout_ms: 100_000 }),
  120_000,
)
