import { CALLS, type Call, FileAnswer } from '@starling/contract'
import { afterEach, expect, vi } from 'vitest'

type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>

const calls = Object.values<Call>(CALLS).map((call) => ({ call, pattern: patternOf(call.path) }))

function patternOf(path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}

const gapsIn = ({ path }: Call) => path.split('{').length

function callOf(method: string, url: string): Call | undefined {
  const { pathname } = new URL(url, 'http://localhost')
  const found = calls.filter(({ call, pattern }) => call.method === method && pattern.test(pathname))
  // `…/searches/recent/` is no search called `recent`.
  return found.map(({ call }) => call).sort((a, b) => gapsIn(a) - gapsIn(b))[0]
}

/** What is wrong with the answers that were faked, as it is found out. */
let judged: Promise<string | null>[] = []

async function judge(method: string, url: string, response: Response): Promise<string | null> {
  const call = callOf(method, url)
  if (!call) return `${method} ${url} is no call of the contract`
  const text = await response.text()
  const { error } = call.answer.safeParse(text === '' ? undefined : JSON.parse(text))
  return error ? `${method} ${url} is not answered like that: ${error.message}` : null
}

const broken = new WeakSet<Response>()

/** For a test of what happens when the server answers what it never should. */
export function outOfContract(body: unknown): Response {
  const response = Response.json(body)
  broken.add(response)
  return response
}

/** In place of the network. An answer that the contract does not allow fails the test; refusals, streams and files pass. */
export function fakeFetch(fake: Fetch): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await fake(url, init)
    const method = init.method ?? 'GET'
    const call = callOf(method, url)
    const isJson = !call?.stream && call?.answer !== FileAnswer
    if (response.ok && isJson && !broken.has(response)) judged.push(judge(method, url, response.clone()))
    return response
  })
}

afterEach(async () => {
  const found = await Promise.all(judged)
  judged = []
  expect(found.filter((wrong) => wrong !== null)).toEqual([])
})
