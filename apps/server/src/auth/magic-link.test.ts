import { LOGIN_CODE_ALPHABET } from '@starling/contract'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const ADMIN = 'admin@meridian.example'
const MINUTE_MS = 60_000
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

const status = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error) => error.status ?? Promise.reject(error),
  )

test('the code from the mail signs in, and me says who', async () => {
  const browser = await world.signIn(ADMIN)
  const me = await browser.getMe()
  expect(me).toMatchObject({
    email: ADMIN,
    first_name: 'Mira',
    memberships: [{ team: { slug: 'meridian' }, level: 'admin' }],
  })
})

test.each([
  ['lower case with a dash and spaces', (code: string) => ` ${code.slice(0, 3)}-${code.slice(3)} `.toLowerCase()],
  [
    'full width',
    (code: string) => [...code].map((sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0)).join(''),
  ],
  ['O for 0 and l for 1', (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'l')],
])('the code is accepted in %s', async (_, typed) => {
  const email = `${crypto.randomUUID()}@new.example`
  const browser = world.browser()
  const { magic_code } = await browser.requestMagicLink({ body: { email } })
  const code = await world.mailedCode(email)
  expect(code).toMatch(new RegExp(`^[${LOGIN_CODE_ALPHABET}]{6}$`))
  expect(await browser.useMagicLink({ body: { magic_code, confirm_code: typed(code) } })).toMatchObject({
    email,
    memberships: [],
  })
})

test('a code works once, and for ten minutes', async () => {
  const browser = world.browser()
  const { magic_code } = await browser.requestMagicLink({ body: { email: 'late@new.example' } })
  const body = { magic_code, confirm_code: await world.mailedCode('late@new.example') }
  world.clock.advance(10 * MINUTE_MS)
  await expect(browser.useMagicLink({ body })).rejects.toMatchObject({ status: 400, message: 'Invalid login code' })

  const again = await browser.requestMagicLink({ body: { email: 'once@new.example' } })
  const used = { magic_code: again.magic_code, confirm_code: await world.mailedCode('once@new.example') }
  expect(await status(world.browser().useMagicLink({ body: used }))).toBe(200)
  expect(await status(world.browser().useMagicLink({ body: used }))).toBe(400)
})

test('a code belongs to its own request', async () => {
  const browser = world.browser()
  const { magic_code } = await browser.requestMagicLink({ body: { email: 'one@new.example' } })
  await browser.requestMagicLink({ body: { email: 'two@new.example' } })
  const confirm_code = await world.mailedCode('two@new.example')
  expect(await status(browser.useMagicLink({ body: { magic_code, confirm_code } }))).toBe(400)
})

test('looking at a link never uses it up', async () => {
  const browser = world.browser()
  const { magic_code } = await browser.requestMagicLink({ body: { email: 'scanned@new.example' } })
  const confirm_code = await world.mailedCode('scanned@new.example')
  for (let n = 0; n < 20; n++) {
    const seen = await browser.checkPersonalMagicLink({ query: { magic_code, confirm_code } })
    expect(seen).toEqual({ method: 'POST', path: '/api/user/magic-link/use/', usable: true })
  }
  expect(await status(browser.useMagicLink({ body: { magic_code, confirm_code } }))).toBe(200)
  expect(await browser.checkPersonalMagicLink({ query: { magic_code } })).toMatchObject({ usable: false })
})

test('three mails in fifteen minutes to one address, then 429 with the time to wait', async () => {
  const answers: number[] = []
  for (let n = 0; n < 10; n++)
    answers.push(await status(world.browser().requestMagicLink({ body: { email: 'bombed@new.example' } })))
  await world.settle()
  expect(answers).toEqual([200, 200, 200, 429, 429, 429, 429, 429, 429, 429])
  expect(world.sandbox.mailbox.messages({ to: 'bombed@new.example' })).toHaveLength(3)
  await expect(world.browser().requestMagicLink({ body: { email: 'bombed@new.example' } })).rejects.toMatchObject({
    code: 'too_many',
  })
  world.clock.advance(15 * MINUTE_MS)
  expect(await status(world.browser().requestMagicLink({ body: { email: 'bombed@new.example' } }))).toBe(200)
})

test('a hundred parallel correct submits make one session', async () => {
  const email = 'parallel@new.example'
  const { magic_code } = await world.browser().requestMagicLink({ body: { email } })
  const body = { magic_code, confirm_code: await world.mailedCode(email) }
  const answers = await Promise.all(Array.from({ length: 100 }, () => status(world.browser().useMagicLink({ body }))))
  expect(answers.filter((one) => one === 200)).toHaveLength(1)
  expect(answers.every((one) => [200, 400, 429].includes(one))).toBe(true)
  const me = await world.as(email)
  expect(await me.listSessions()).toHaveLength(1)
})

test('known and unknown addresses are answered alike', async () => {
  const known = await world.browser().requestMagicLink({ body: { email: 'member@meridian.example' } })
  const unknown = await world.browser().requestMagicLink({ body: { email: 'nobody@new.example' } })
  expect(Object.keys(known)).toEqual(Object.keys(unknown))
  expect(known.magic_code).toHaveLength(unknown.magic_code.length)
  expect((await world.rows('users')).map(({ email }) => email)).not.toContain('nobody@new.example')
})
