import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { FromExtension, FromPage } from '@starling/targeting/bridge'
import { consentAt } from '@starling/world'
import { signedIn } from '../person.ts'
import { TESTING } from '../places.ts'

export const ADMIN = 'admin@meridian.example'

/** Calls of a person who is signed in, made in their page. */
export async function call<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([how, at, sent]) => {
      const boot = JSON.parse(document.getElementById('boot')!.textContent!) as { pro_client_id: string }
      const { token } = (await (await fetch('/api/user/me/')).json()) as { token: string }
      const answer = await fetch(at, {
        method: how,
        headers: {
          ...(sent ? { 'content-type': 'application/json' } : {}),
          'x-csrftoken': token,
          ...(at.startsWith('/api/external/') ? { authorization: `Token ${boot.pro_client_id}` } : {}),
        },
        ...(sent ? { body: JSON.stringify(sent) } : {}),
      })
      if (!answer.ok) throw new Error(`${at}: ${answer.status} ${await answer.text()}`)
      return (answer.status === 204 ? null : await answer.json()) as Answer
    },
    [method, path, body] as const,
  )
}

type Answered = Extract<FromExtension, { id: string }>
/** A message of the page right after a click, and what the extension answers to it. */
export async function afterClick(page: Page, message: FromPage & { id: string }): Promise<Answered> {
  await page.bringToFront()
  await page.mouse.click(3, 3)
  return page.evaluate(
    (sent) =>
      new Promise<Answered>((resolve) => {
        const hear = ({ data, source }: MessageEvent) => {
          if (source !== window || data?.id !== sent.id || data.type === sent.type) return
          removeEventListener('message', hear)
          resolve(data)
        }
        addEventListener('message', hear)
        postMessage(sent, location.origin)
      }),
    message,
  )
}

/** Signs the person in at the product, and then the extension, as the page /extension does. */
export async function signedInBoth(context: BrowserContext, email = ADMIN): Promise<Page> {
  const page = await signedIn(context, email, TESTING.pro, TESTING)
  await page.reload()
  await connected(page, email)
  return page
}
export async function connected(page: Page, email = ADMIN): Promise<void> {
  const id = `connect-${Math.random()}`
  const said = await afterClick(page, { type: 'starling.connect', id })
  if (said.type !== 'starling.challenge') throw new Error(JSON.stringify(said))
  const { code } = await call<{ code: string }>(page, 'POST', '/api/starling/extension/approvals/', {
    challenge: said.challenge,
  })
  const signed = await afterClick(page, { type: 'starling.approved', id, code })
  expect(signed).toEqual({ type: 'starling.signed_in', id, answer: { state: 'signed_in', email } })
}

type Given = Record<string, unknown>
/** A saved list of a package; values alone make entries that are chosen. */
export async function savedList(page: Page, name: string, parts: Given): Promise<string> {
  const given = Object.entries(parts).map(([part, values]) => [
    part,
    Array.isArray(values) && part !== 'placements' ? values.map((value) => ({ value })) : values,
  ])
  const targeting_package = Object.fromEntries(given)
  const { id } = await call<{ id: string }>(page, 'POST', '/api/external/audience-usages/', { name, targeting_package })
  return id
}

/** Links the account at X that an ad account is of, so that X answers about it. */
export async function linkForAds(page: Page, handle: string): Promise<void> {
  const { authorize_url } = await call<{ authorize_url: string }>(page, 'POST', '/rest-auth/x/connect/', {
    protocol: 'oauth1',
  })
  const { searchParams } = await consentAt(authorize_url, { person: `@${handle}` })
  await call(page, 'POST', '/rest-auth/x/oauth2/', Object.fromEntries(searchParams))
}
