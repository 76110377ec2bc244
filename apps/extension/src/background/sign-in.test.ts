import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

/** The browser as far as the worker asks it, and the product behind it; both are others' than the code that is tested. */
const areas = { local: {} as Record<string, unknown>, session: {} as Record<string, unknown> }
const area = (name: keyof typeof areas) => ({
  get: async (keys: string[]) => structuredClone(Object.fromEntries(keys.map((key) => [key, areas[name][key]]))),
  set: async (values: object) => void Object.assign(areas[name], structuredClone(values)),
})
const ADS_TAB = 7
const PAGE = { page: 'p1', ad_account: { id: 'acc1', name: 'Ads', handle: 'ads' }, not_found: [], filling: null }
vi.stubGlobal('chrome', {
  runtime: {
    id: 'extension',
    getManifest: () => ({
      version: '1',
      homepage_url: 'https://pro.example/extension',
      content_scripts: [{ matches: ['https://pro.example/*'] }, { matches: ['https://ads.example/ads*'] }],
    }),
  },
  storage: { local: area('local'), session: area('session') },
  tabs: {
    sendMessage: async (_: number, { kind }: { kind: string }) => (kind === 'look' ? PAGE : true),
    query: async () => [],
    update: async () => undefined,
  },
  action: { setBadgeText: async () => {} },
})

const { noteAdsPage } = await import('./ads-pages.ts')
const { beginFill, ended } = await import('./fills.ts')
const { undoLast, view } = await import('./popup.ts')
const { connect, signOut, takeToken } = await import('./sign-in.ts')
const { tellUses } = await import('./uses.ts')
const { cutAgain } = await import('./words.ts')
const { emptyPackage } = await import('@starling/targeting')
const { fillOf } = await import('@starling/targeting/bridge')

type Call = { call: string; token: string | null; body: unknown }
let calls: Call[] = []
let isCut = false
const ofCall = (name: string) => calls.filter(({ call }) => call === name)
const USE = 'POST /api/external/record-audience-use/'
const END = 'DELETE /api/starling/extension/token/'
const TAKE = 'POST /api/starling/extension/token/'

beforeAll(() => {
  vi.stubGlobal('fetch', async (at: string | URL, { method = 'GET', headers, body }: RequestInit = {}) => {
    const { pathname } = new URL(at)
    const call = `${method} ${pathname}`
    if (call === USE && isCut) throw new TypeError('no network')
    const given = body ? JSON.parse(String(body)) : null
    calls.push({ call, token: new Headers(headers).get('authorization'), body: given })
    if (call !== TAKE) return new Response(null, { status: 204 })
    // The code of these tests is the name of whoever agreed.
    const who = given.code as string
    const person = { id: who, email: `${who}@starling.example`, first_name: who, last_name: '' }
    return Response.json({
      id: `token-${who}`,
      token: `stl_ext_${who}_${ofCall(TAKE).length}`,
      person: { ...person, language: null, expires_at: null },
    })
  })
})
beforeEach(() => {
  areas.local = {}
  areas.session = {}
  calls = []
  isCut = false
})
afterEach(() => tellUses())
afterAll(() => vi.unstubAllGlobals())

async function signIn(who: string) {
  await connect(1, `c-${who}`)
  expect(await takeToken(1, `c-${who}`, who)).toMatchObject({ answer: { state: 'signed_in' } })
}
/** Fills a list in, as the page of ads tells it. */
async function applied(name: string) {
  await noteAdsPage(ADS_TAB, PAGE)
  const keyword = { value: 'tea', label: 'tea', deselected: false, reason: { why: 'added' } } as const
  const { fill } = fillOf({ ...emptyPackage(), keywords: [keyword] })
  const id = `f-${name}`
  await beginFill({
    ...{ id, from: null, ...cutAgain(fill), language: 'en', audience_config_id: null, ad_account_id: null },
    ...{ list: { id: null, name, version: null }, has_checked_audiences: true },
  })
  const fields = [{ field: 'keywords' as const, filled: 1, not_taken: [] }]
  const answer = { state: 'filled' as const, fields, not_found: [], cuts: [], can_undo: true }
  await ended(ADS_TAB, { kind: 'ended', id, page: 'p1', answer, before: {} as never, after: {} as never })
}

test('what one could not tell is told in no other name, and shown to nobody else; it waits for them', async () => {
  await signIn('ada')
  isCut = true
  await applied('Tea of Ada')
  expect((await view()).last?.name).toBe('Tea of Ada')

  await signIn('bob')
  isCut = false
  await tellUses()
  expect(ofCall(USE)).toEqual([])
  expect((await view()).last).toBe(null)
  expect(await undoLast('en')).toMatchObject({ ok: false })
  await applied('Milk of Bob')
  expect(ofCall(USE).map(({ token }) => token)).toEqual(['Token stl_ext_bob_2'])
  expect((await view()).last?.name).toBe('Milk of Bob')

  await signIn('ada')
  await tellUses()
  expect(ofCall(USE).map(({ token }) => token)).toEqual(['Token stl_ext_bob_2', 'Token stl_ext_ada_3'])
  expect((await view()).last?.name).toBe('Tea of Ada')
})

test('signing in over an earlier sign-in tells what is left and ends the earlier token', async () => {
  await signIn('ada')
  isCut = true
  await applied('Tea of Ada')
  isCut = false
  await signIn('bob')
  expect(ofCall(USE).map(({ token }) => token)).toEqual(['Token stl_ext_ada_1'])
  expect(ofCall(END).map(({ token }) => token)).toEqual(['Token stl_ext_ada_1'])
  // Nor is the new one asked for in the name of the one before.
  expect(ofCall(TAKE).map(({ token }) => token)).toEqual([null, null])
})

test('whoever signs out leaves nothing behind', async () => {
  await signIn('ada')
  isCut = true
  await applied('Tea of Ada')
  await signOut()
  expect(JSON.stringify(areas)).not.toContain('Tea of Ada')
  await signIn('bob')
  isCut = false
  await tellUses()
  expect(ofCall(USE)).toEqual([])
})
