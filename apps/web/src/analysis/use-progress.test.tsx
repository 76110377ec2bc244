// @vitest-environment happy-dom
import { CALLS } from '@starling/contract'
import type { SectionId } from '@starling/sections'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '../../test-kit/fake-fetch.ts'
import '../../test-kit/draw-screen.tsx'
import type { States } from './use-progress.ts'

const { AnalysisProgress } = await import('./AnalysisProgress.tsx')
const { LASTING_MS } = await import('./use-progress.ts')

const IDS: SectionId[] = ['audience_size', 'countries', 'cities', 'posts']
const states = (...there: SectionId[]): States =>
  Object.fromEntries(
    IDS.map((id) => [id, there.includes(id) ? { at: 'answered', answer: {}, changing: false } : { at: 'loading' }]),
  ) as States

type Opened = {
  url: string
  signal: AbortSignal
  tell: (...sections: SectionId[]) => void
  end: () => void
  cut: () => void
}
let opened: Opened[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  opened = []
  fakeFetch((url, { signal }) => {
    const events = new TransformStream<string, string>()
    const writer = events.writable.getWriter()
    const write = (text: string) => void writer.write(text).catch(() => {})
    opened.push({
      url,
      signal: signal!,
      tell: (...sections) => {
        for (const section of sections) {
          const { event, ...data } = CALLS.followAnalysis.answer.parse({
            event: 'progress',
            done: 1,
            total: 4,
            section,
          })
          write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        }
      },
      end: () => write('event: end\ndata: {}\n\n'),
      cut: () => void writer.close().catch(() => {}),
    })
    return new Response(events.readable.pipeThrough(new TextEncoderStream()))
  })
})
afterEach(() => vi.useRealTimers())

const draw = (analysis_id: string, now: States) => (
  <AnalysisProgress analysis_id={analysis_id} states={now} turn_in_s={undefined} />
)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const settle = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)))
const bar = () => screen.queryByRole('progressbar')?.getAttribute('aria-label') ?? null

test('a quick analysis shows nothing and opens nothing', async () => {
  const { rerender } = render(draw('an_analysis_of_mine', states('audience_size')))
  await pass(LASTING_MS - 1)
  rerender(draw('an_analysis_of_mine', states(...IDS)))
  await pass(LASTING_MS * 5)
  expect([bar(), opened.length]).toEqual([null, 0])
})

test('one that lasts tells what is answered, before the page has it, and is let go when all is there', async () => {
  const { rerender } = render(draw('an_analysis_of_mine', states('audience_size')))
  await pass(LASTING_MS)
  expect(bar()).toBe('1 of 4 sections')
  expect(opened.map(({ url }) => url)).toEqual(['/api/external/proxy-event-stream/?analysis_id=an_analysis_of_mine'])
  opened[0]!.tell('audience_size', 'countries', 'cities')
  await settle()
  expect(bar()).toBe('3 of 4 sections')
  rerender(draw('an_analysis_of_mine', states(...IDS)))
  expect(bar()).toBe(null)
  expect(opened[0]!.signal.aborted).toBe(true)
})

test.each<['end' | 'cut']>([['end'], ['cut']])(
  'after %s it is not opened again, and what is on the page counts',
  async (how) => {
    const { rerender } = render(draw('an_analysis_of_mine', states('audience_size')))
    await pass(LASTING_MS)
    opened[0]![how]()
    await settle()
    rerender(draw('an_analysis_of_mine', states('audience_size', 'countries')))
    await pass(60_000)
    expect([bar(), opened.length]).toEqual(['2 of 4 sections', 1])
  },
)

test('another question lets the stream go, and leaving the page too', async () => {
  const { rerender, unmount } = render(draw('an_analysis_of_mine', states()))
  await pass(LASTING_MS)
  rerender(draw('another_analysis_x', states()))
  expect([bar(), opened[0]!.signal.aborted]).toEqual([null, true])
  await pass(LASTING_MS)
  expect(opened).toHaveLength(2)
  unmount()
  expect(opened[1]!.signal.aborted).toBe(true)
})
