import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const ADMIN = 'admin@meridian.example'
const DAY_MS = 24 * 60 * 60_000
// A world of its own: days pass in it, which must not pass for a test beside it.
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

const path = { team_id: 'meridian' }
const mailsTo = (to: string) => world.sandbox.mailbox.messages({ to })
const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error) => error.code ?? Promise.reject(error),
  )
const count = (answers: string[], answer: string) => answers.filter((one) => one === answer).length

test('of 200 invites to one address five of a team are mailed in a day, and ten in all', async () => {
  const admin = await world.as(ADMIN)
  const teams = [path]
  for (const name of ['Second', 'Third']) teams.push({ team_id: (await admin.createTeam({ body: { name } })).slug })
  const answers: string[] = []
  for (let n = 0; n < 200; n++) {
    // The same mailbox, whatever stands behind the plus.
    const email = n % 2 ? 'victim@guest.example' : `victim+${n}@guest.example`
    answers.push(
      await codeOf(admin.createInvites({ path: teams[n < 20 ? 0 : (n % 2) + 1]!, body: { emails: [email] } })),
    )
    if (n === 19) expect(count(answers, 'done')).toBe(5)
  }
  expect([count(answers, 'done'), count(answers, 'too_many')]).toEqual([10, 190])
  await world.settle()
  expect(world.sandbox.mailbox.messages({}).filter(({ to }) => String(to).includes('victim'))).toHaveLength(10)
  world.clock.advance(DAY_MS)
  expect(await codeOf(admin.createInvites({ path, body: { emails: ['victim@guest.example'] } }))).toBe('done')
})

test('of 20 codes for one mailbox three are mailed, whatever stands behind the plus', async () => {
  const answers: string[] = []
  for (let n = 0; n < 20; n++) {
    const email = n % 2 ? 'many@guest.example' : `many+${n}@guest.example`
    answers.push(await codeOf(world.browser().requestMagicLink({ body: { email } })))
  }
  expect([count(answers, 'done'), count(answers, 'too_many')]).toEqual([3, 17])
  // A dot is another mailbox.
  expect(await codeOf(world.browser().requestMagicLink({ body: { email: 'm.any@guest.example' } }))).toBe('done')
})

test('the dots of Gmail and its second name count as one mailbox: for codes, invites and teams', async () => {
  world.clock.advance(DAY_MS)
  const spelled = ['dot.ted@gmail.com', 'd.otted@gmail.com', 'dotted@googlemail.com', 'd.o.t.t.e.d+1@gmail.com']
  const codes: string[] = []
  for (const email of spelled) codes.push(await codeOf(world.browser().requestMagicLink({ body: { email } })))
  expect(codes).toEqual(['done', 'done', 'done', 'too_many'])
  const admin = await world.as(ADMIN)
  const invites: string[] = []
  for (const email of [...spelled, ...spelled]) {
    invites.push(await codeOf(admin.createInvites({ path, body: { emails: [email] } })))
  }
  expect(count(invites, 'done')).toBe(5)
  world.clock.advance(DAY_MS)
  const teams: string[] = []
  for (const [at, email] of ['two.fold@gmail.com', 'twofold@googlemail.com'].entries()) {
    const person = await world.signIn(email)
    for (let n = 0; n < 15; n++) teams.push(await codeOf(person.createTeam({ body: { name: `Fold ${at} ${n}` } })))
  }
  expect(count(teams, 'done')).toBe(20)
})

test('one person invites 100 addresses a day, and nothing of a call that is refused is sent', async () => {
  world.clock.advance(DAY_MS)
  const admin = await world.as(ADMIN)
  const invite = (from: number) =>
    codeOf(
      admin.createInvites({
        path,
        body: { emails: Array.from({ length: 40 }, (_, n) => `many-${from + n}@guest.example`) },
      }),
    )
  expect([await invite(0), await invite(40), await invite(80)]).toEqual(['done', 'done', 'too_many'])
  await world.settle()
  expect(mailsTo('many-79@guest.example')).toHaveLength(1)
  expect(mailsTo('many-80@guest.example')).toHaveLength(0)
})

test('parallel invites of many addresses in any order wait for each other, and none fails', async () => {
  world.clock.advance(DAY_MS)
  const admin = await world.as(ADMIN)
  const emails = Array.from({ length: 8 }, (_, n) => `row-${n}@guest.example`)
  const other = { team_id: (await admin.createTeam({ body: { name: 'Beside' } })).slug }
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      codeOf(
        admin.createInvites({ path: n % 2 ? other : path, body: { emails: n % 2 ? emails : emails.toReversed() } }),
      ),
    ),
  )
  expect(count(answers, 'done') + count(answers, 'too_many')).toBe(8)
})

test('teams and tokens of one person are counted', async () => {
  const someone = await world.as('member@meridian.example')
  const teams = Array.from({ length: 25 }, (_, n) => codeOf(someone.createTeam({ body: { name: `Team ${n}` } })))
  expect(count(await Promise.all(teams), 'done')).toBe(20)
  const tokens = Array.from({ length: 55 }, () =>
    codeOf(someone.createToken({ body: { kind: 'extension', name: 'Many' } })),
  )
  expect(count(await Promise.all(tokens), 'done')).toBe(50)
})

test.each(['en', 'ja'] as const)(
  'the words of a sender are quoted as theirs, and no more of them is a subject: %s',
  async (language) => {
    world.clock.advance(DAY_MS)
    const email = `quoted-${language}@guest.example`
    const guest = await world.signIn(email)
    await guest.replaceMe({ body: { language } })
    const sender = await world.signIn('sender@evil.example')
    await sender.replaceMe({ body: { first_name: 'Your bank', last_name: 'http://evil.example' } })
    const name = `\u202eYou won $$$ at https://evil.example/x ${'and more '.repeat(3)}`
    const { slug } = await sender.createTeam({ body: { name } })
    const message = 'First\r\nSecond\u2028Third\u0085Fourth\u202e'
    await sender.createInvites({ path: { team_id: slug }, body: { emails: [email], message } })
    await world.settle()
    const { subject, text } = (await mailsTo(email)).find((mail) => mail.text.includes('invite-accept'))!
    expect(subject).not.toMatch(/bank|:\/\/|\$|\u202e/)
    expect(subject).toContain('You won at https evil.example x and more')
    expect(subject.length).toBeLessThan(100)
    const lines = text.split('\n')
    for (const word of ['Your bank', 'You won', 'First', 'Second', 'Third', 'Fourth']) {
      expect(lines.filter((line) => line.includes(word)).every((line) => line.startsWith('> '))).toBe(true)
      expect(text).toContain(word)
    }
    expect(text).not.toMatch(/[\u202e\u2028\u0085\r]/)
    expect(text).toContain('sender@evil.example')
    // Names are what they go by; only the message is what they write.
    const writes = text.indexOf(language === 'ja' ? '送信者からのメッセージ' : 'They write:')
    expect(text.indexOf('> First')).toBeGreaterThan(writes)
    expect(writes).toBeGreaterThan(text.indexOf('You won'))
    expect(text).toMatch(language === 'ja' ? /招待/ : /invites you/)
  },
)
