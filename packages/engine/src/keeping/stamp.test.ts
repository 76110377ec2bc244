import { expect, test } from 'vitest'
import type { Segment } from '../corpus/manifest.ts'
import { behind, stampOf } from './stamp.ts'

const segments = (...files: [number, string][]) => ({
  segments: files.map(([seq, file]) => ({ seq, file }) as Segment),
})
const known = stampOf(segments([1, 'a'], [2, 'b']))

test.each([
  { what: 'nothing new', now: segments([1, 'a'], [2, 'b']), is: 'current' },
  { what: 'an import', now: segments([1, 'a'], [2, 'b'], [5, 'c']), is: { fresh: new Set([5]) } },
  { what: 'a deletion', now: segments([1, 'a'], [2, 'b-7']), is: 'rewritten' },
  { what: 'a segment that is gone', now: segments([1, 'a']), is: 'rewritten' },
  { what: 'a compaction', now: segments([9, 'm']), is: 'rewritten' },
])('$what', ({ now, is }) => expect(behind(known, now)).toEqual(is))
