import { say } from '@starling/text/both'
import { expect, test } from 'vitest'
import { marksOf, reachOf, textsOf } from '../testing/marks.ts'
import { measureByTable } from '../text/measure.ts'
import { drawBudgetCurve } from './budget-curve.ts'
import { drawCalendar } from './calendar.ts'
import { drawReach } from './reach-bars.ts'
import type { PartShown, ScenarioShown } from './scenario.ts'
import { drawTable } from './table.ts'
import { titled } from './titled.ts'
import { amountText, assumptionLines, figureLines, rangeText } from './words.ts'

const range = (low: number, mid: number, high: number) => ({ low, mid, high })
const WORKED = {
  budget: range(6_000_500_000, 6_000_500_000, 6_000_500_000),
  spend: range(4_500_000_000, 5_398_280_000, 6_000_500_000),
  views: range(413_982, 955_962, 2_214_749),
  reach: range(215_552, 316_376, 392_938),
  frequency: range(1.8, 3, 6.3),
  results: range(2_084, 6_584, 21_622),
  cost_per_result: range(240_000, 790_000, 2_530_000),
}
const part = (name: string, starts_on: string, days: number): PartShown => ({
  ...{ name, people: 420_000, people_of: 'given', days, starts_on, ends_on: '2026-12-24', share: 50, ...WORKED },
  ...{ reach_share: range(0.51, 0.75, 0.94), daily_budget_micro: 250_010_000 },
})
const SCENARIO: ScenarioShown = {
  ...{ objective: 'WEBSITE_CLICKS', currency: 'USD', starts_on: '2026-12-01', ends_on: '2026-12-24', days: 24 },
  parts: [part('Coffee lovers in Tokyo and Osaka', '2026-12-01', 24), part('コーヒー好きの女性', '2026-12-08', 17)],
  total: WORKED,
  calendar: Array.from({ length: 24 }, (_, at) => ({
    ...{ day: `2026-12-${String(at + 1).padStart(2, '0')}`, spend_micro: (at + 1) * 1_000_000, views: at },
  })),
  curve: [1, 2].map((step) => ({ budget_micro: step * 6_000_000_000, reach: range(step * 10, step * 20, step * 30) })),
  assumptions: [
    { assumed: 'price', range: range(2_400_000, 5_500_000, 12_500_000), source: 'market' },
    { assumed: 'overlap', range: null, source: 'unknown' },
    { assumed: 'even_days', range: null, source: null },
  ],
}

test.each([
  ['en', 320],
  ['en', 860],
  ['ja', 320],
  ['ja', 860],
] as const)('in %s at %i every text is inside', (language, width) => {
  const look = { width, say: say(language), measure: measureByTable }
  const rows = SCENARIO.parts.map(({ name, reach }) => ({ name, reach }))
  const heads = ['', ...SCENARIO.parts.map(({ name }) => name)]
  const lines = figureLines(SCENARIO, look.say).map(({ label, parts }) => [label, ...parts])
  for (const drawing of [
    drawReach(rows, look),
    drawCalendar(SCENARIO, look),
    drawBudgetCurve(SCENARIO, look),
    drawTable({ title: '', description: '', heads, rows: lines }, width, measureByTable),
  ]) {
    const whole = titled(drawing, measureByTable)
    for (const mark of marksOf(whole, 'text')) {
      const { x, width: wide } = reachOf(mark)
      expect(x, mark.text).toBeGreaterThanOrEqual(-1)
      expect(x + wide, mark.text).toBeLessThanOrEqual(width + 1)
      expect(mark.y).toBeLessThanOrEqual(whole.height)
    }
  }
})

test('a bar ends at the middle, its line at the ends of the range', () => {
  const drawing = drawReach([{ name: 'A', reach: range(50, 75, 100) }], {
    ...{ width: 408, say: say('en'), measure: measureByTable },
  })
  expect(marksOf(drawing, 'rect')[0]).toMatchObject({ width: 300, value: 75 })
  expect(marksOf(drawing, 'line')[0]).toMatchObject({ from: [200, 34], to: [400, 34] })
  expect(textsOf(drawing)).toContain('75 (50 to 100)')
})

test('a day is as high as what is spent on it, and an audience stands on its days', () => {
  const drawing = drawCalendar(SCENARIO, { width: 480, say: say('en'), measure: measureByTable })
  const days = marksOf(drawing, 'rect').filter(({ value }) => value !== undefined)
  expect(days.map(({ height }) => Math.round(height))).toEqual(days.map((_, at) => Math.round(((at + 1) / 24) * 72)))
  const second = marksOf(drawing, 'rect').find(({ say: told }) => told?.[0] === 'コーヒー好きの女性')!
  expect([second.x, second.width]).toEqual([140, 340])
})

test('amounts, ranges and assumptions in words', () => {
  const [en, ja] = [say('en'), say('ja')]
  expect([amountText(5_000_000_000, 'USD', en), amountText(2_500_500_000, 'GBP', en)]).toEqual(['$5,000', '£2,500.50'])
  expect(amountText(1_800_000_000_000, 'YEN', en)).toBe('¥1,800,000')
  expect(amountText(1_500_000, 'Other', en)).toBe('1.5')
  expect(rangeText(range(1, 2, 3), String, ja)).toBe('2（1〜3）')
  expect([rangeText(range(2, 2, 2), String, en), rangeText(null, String, en)]).toEqual(['2', '–'])
  expect(assumptionLines(SCENARIO, en)).toEqual([
    '1,000 views cost $2.40 to $12.50 (what is usual)',
    'Who is in two audiences is counted twice: how many are is not known',
    'Money is spent evenly over the days',
  ])
  const lines = Object.fromEntries(figureLines(SCENARIO, en).map(({ label, total }) => [label, total]))
  expect(lines).toMatchObject({
    Budget: '$6,000.50',
    'Likely to be spent': '$5,398 ($4,500 to $6,001)',
    'Link clicks': '6,584 (2,084 to 21,622)',
    'Cost of one: Link clicks': '$0.79 ($0.24 to $2.53)',
  })
})
