import type { Page, Request } from '@playwright/test'

export type AskServer = <Answer>(path: string, body: object) => Promise<Answer>

/** Asks the server as the page does, with the credentials that the page itself sends when it opens this address. */
export async function askerOn(page: Page, address: string): Promise<AskServer> {
  const isAsk = (request: Request) => request.method() === 'POST' && request.url().includes('/api/starling/analysis/')
  const [request] = await Promise.all([page.waitForRequest(isAsk), page.goto(address)])
  const sent = request.headers()
  const names = ['content-type', 'authorization', 'x-csrftoken'].filter((name) => sent[name] !== undefined)
  const headers = Object.fromEntries(names.map((name) => [name, sent[name]!]))
  return <Answer>(path: string, body: object) =>
    page.evaluate(
      async ([at, init]) => {
        const answer = await fetch(at, init)
        if (!answer.ok) throw new Error(`${at}: ${answer.status} ${await answer.text()}`)
        return (await answer.json()) as Answer
      },
      [path, { method: 'POST', headers, body: JSON.stringify(body) }] as const,
    )
}
