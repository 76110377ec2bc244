import type { SectionAnswers, Understood } from '@starling/contract/browser'
import { STEPS } from '@starling/sections'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '../../../test-kit/fake-fetch.ts'
import { understoodTea } from '../../../test-kit/tea.ts'

vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify({ site: 'pro' }) }) })
const { askAhead } = await import('./ask-ahead.ts')
const { sectionsOf } = await import('./asking.ts')

const question = { query_type: 'keyword', keywords: [['espresso']] } as const
const asked = { ...question, keywords: [['espresso']] }
const how = { utc_offset_minutes: 0, analysis_id: 'a1' }
const stepsAsked = STEPS.map((step) => step.filter((group) => sectionsOf(group, asked).length > 0))

let held: (() => void)[] = []
let sent = 0
beforeEach(() => {
  held = []
  sent = 0
  fakeFetch((url) => {
    sent += 1
    const answer: SectionAnswers | Understood = url.includes('query-analyzer') ? understoodTea : { sections: [] }
    return new Promise<Response>((resolve) => held.push(() => resolve(Response.json(answer))))
  })
})
afterEach(() => vi.unstubAllGlobals())

async function answerAll(): Promise<void> {
  for (const answer of held.splice(0)) answer()
  await vi.waitFor(() => new Promise((resolve) => setTimeout(resolve)))
}

test('step after step, without anything drawn; the first goes with what was understood', async () => {
  const client = new QueryClient()
  askAhead(client, asked, how)
  await vi.waitFor(() => expect(sent).toBe(1 + stepsAsked[0]!.length))
  await answerAll()
  await vi.waitFor(() => expect(sent).toBe(1 + stepsAsked.slice(0, 2).flat().length))
  await answerAll()
  await vi.waitFor(() => expect(sent).toBe(1 + stepsAsked.flat().length))
  client.clear()
})

test('what was asked already is not sent again', async () => {
  const client = new QueryClient()
  askAhead(client, asked, how)
  askAhead(client, asked, how)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(sent).toBe(1 + stepsAsked[0]!.length)
  client.clear()
})

test('a question that was left before its first answer goes no further', async () => {
  const client = new QueryClient()
  const leave = askAhead(client, asked, how)
  await vi.waitFor(() => expect(held).toHaveLength(1 + stepsAsked[0]!.length))
  leave()
  await answerAll()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(sent).toBe(1 + stepsAsked[0]!.length)
  client.clear()
})
