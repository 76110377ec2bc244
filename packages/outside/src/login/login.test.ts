import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AppError } from '@starling/contract'
import { type Sandbox, startSandbox } from '@starling/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { XApi } from '../x/x-api.ts'
import type { CodeLogin } from './code-login.ts'
import { facebookLogin, linkedinLogin, xLogin } from './networks.ts'
import { ThreeLegged } from './three-legged.ts'

const CALLBACK = 'http://localhost:4000/login/callback'
let dir: string
let sandbox: Sandbox
let logins: Record<'x' | 'facebook' | 'linkedin', CodeLogin>
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-login-'))
  sandbox = await startSandbox({ port: 0, smtp_port: 0, data_dir: dir, network: { accounts: 300, posts: 1000 } })
  const { url } = sandbox
  const { client_id, client_secret, facebook, linkedin } = sandbox.world.app
  const at = (name: string) => ({ web_url: `${url}${name}`, api_url: `${url}${name}` })
  logins = {
    x: xLogin({ client_id, client_secret }, at('')),
    facebook: facebookLogin(facebook, at('/facebook')),
    linkedin: linkedinLogin(linkedin, at('/linkedin')),
  }
}, 120_000)
afterAll(async () => {
  await sandbox.stop()
  await rm(dir, { recursive: true, force: true })
})

/** Does on the consent page what a person does; returns where the browser is led. */
async function consent(url: string, decision: 'allow' | 'deny' = 'allow'): Promise<URL> {
  const page = await (await fetch(url)).text()
  const action = /<form[^>]*action="([^"]+)"/.exec(page)![1]!.replaceAll('&amp;', '&')
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const [, person] = /name="person" value="([^"]+)"/.exec(page)!
  const body = new URLSearchParams(fields.map(([, name, value]) => [name!, value!.replaceAll('&amp;', '&')]))
  body.set('person', person!)
  body.set('decision', decision)
  const response = await fetch(new URL(action, url), { method: 'POST', body, redirect: 'manual' })
  return new URL(response.headers.get('location')!)
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error))
const NETWORKS = ['x', 'facebook', 'linkedin'] as const

test.each(NETWORKS)('a person signs in at %s', async (network) => {
  const departure = await logins[network].depart(CALLBACK)
  const { grant, profile } = await logins[network].arrive(await consent(departure.url), departure)
  expect(grant.access_token).toMatch(/.{10,}/)
  expect(profile.uid).toMatch(/.+/)
  expect(profile.name).toMatch(/.+/)
  if (network !== 'x') expect(profile.email).toMatch('@')
})

test.each(NETWORKS)('at %s: refusing, another state, a code used twice, another verifier', async (network) => {
  const login = logins[network]
  const departure = await login.depart(CALLBACK)
  const refused = await consent(departure.url, 'deny')
  expect(await login.arrive(refused, departure).catch(codeOf)).toBe('unauthorized_login')

  const back = await consent(departure.url)
  expect(await login.arrive(back, { ...departure, state: 'other' }).catch(codeOf)).toBe('unauthorized_login')
  const { verifier } = await login.depart(CALLBACK)
  expect(await login.arrive(back, { ...departure, verifier }).catch(codeOf)).toBe('unauthorized_login')

  const again = await login.depart(CALLBACK)
  const twice = await consent(again.url)
  await login.arrive(twice, again)
  expect(await login.arrive(twice, again).catch(codeOf)).toBe('unauthorized_login')
})

test('a network that is down is not a login that was refused', async () => {
  const departure = await logins.x.depart(CALLBACK)
  const back = await consent(departure.url)
  sandbox.faults.add({ path: '/2/oauth2/token', status: 500 })
  expect(await logins.x.arrive(back, departure).catch(codeOf)).toBe('upstream_down')
})

test('a grant of X is renewed once per token, and ends when it is revoked', async () => {
  const departure = await logins.x.depart(CALLBACK)
  const { grant } = await logins.x.arrive(await consent(departure.url), departure)
  const renewed = await logins.x.refresh(grant.refresh_token!)
  expect(renewed.access_token).not.toBe(grant.access_token)
  expect(await logins.x.refresh(grant.refresh_token!).catch(codeOf)).toBe('reconnect_needed')

  const next = await logins.x.depart(CALLBACK)
  const fresh = await logins.x.arrive(await consent(next.url), next)
  const api = new XApi({ base_url: sandbox.url, credentials: { bearer: fresh.grant.access_token } })
  expect((await api.me()).data).toMatchObject({ id: fresh.profile.uid, username: fresh.profile.handle })
  await logins.x.revoke(fresh.grant.access_token)
  expect(await api.me().catch(codeOf)).toBe('reconnect_needed')
})

test('three steps give a key of OAuth 1.0a, until it is revoked', async () => {
  const { consumer_key, consumer_secret } = sandbox.world.app
  const legs = new ThreeLegged({ consumer_key, consumer_secret }, sandbox.url)
  const request = await legs.requestToken(CALLBACK)
  const back = await consent(legs.authorizeUrl(request))
  const access = await legs.accessToken(request, back.searchParams.get('oauth_verifier')!)
  const { token, token_secret } = access
  const api = new XApi({
    base_url: sandbox.url,
    credentials: { oauth1: { consumer_key, consumer_secret, token, token_secret } },
  })
  expect((await api.me()).data).toMatchObject({ id: access.user_id, username: access.handle })
  expect(await legs.accessToken(request, 'x').catch(codeOf)).toBe('unauthorized_login')
  await legs.revoke(access)
  expect(await api.me().catch(codeOf)).toBe('reconnect_needed')
})
