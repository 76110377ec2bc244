// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ada, drawScreen, refusal, type Server, serve } from '../../test-kit/draw-screen.tsx'
import type { SignInLink } from '../session/index.ts'

const { SignInForm } = await import('./SignInForm.tsx')

const SEND = 'POST /api/user/magic-link/'
const USE = 'POST /api/user/magic-link/use/'
const wrong = () => refusal(400, { non_field_errors: ['Invalid login code'] }, 'invalid_login_code')
const onSignedIn = vi.fn()

afterEach(() => {
  vi.useRealTimers()
  onSignedIn.mockClear()
})

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function open(server: Server, link: SignInLink | null = null) {
  const asked = serve({ [SEND]: () => ({ magic_code: 'mc1', expires_at: '2026-11-15T00:10:00Z' }), ...server })
  drawScreen(() => <SignInForm link={link} onSignedIn={onSignedIn} onConnected={() => {}} />)
  return { tries: () => asked.filter(({ call }) => call === USE).map(({ body }) => body), asked }
}

async function atCode(server: Server) {
  const opened = open(server)
  type('ada@x.example')
  press('Send the code')
  await screen.findByLabelText('Sign-in code')
  return opened
}

test.each(['ada', 'ada@x', 'a da@x.example', ''])('%j is not an address, and no mail is sent', async (typed) => {
  const { asked } = open({})
  type(typed)
  press('Send the code')
  await screen.findByText('Please enter a valid email address')
  expect(asked).toEqual([])
})

test('full-width letters are the same address, and the page says to whom the code went', async () => {
  const { asked } = open({})
  type('ａｄａ＠ｘ．ｅｘａｍｐｌｅ')
  press('Send the code')
  await screen.findByText('ada@x.example')
  expect(asked.map(({ body }) => body)).toEqual([{ email: 'ada@x.example' }])
  expect(screen.getByText(/valid for 10 minutes/)).toBeTruthy()
})

test.each([' abc-123 ', 'ＡＢＣ１２３', 'abc123', 'ABC 123'])(
  'the pasted code %j is sent at once, and once',
  async (pasted) => {
    const { tries } = await atCode({ [USE]: () => ada })
    type(pasted)
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(ada))
    expect(tries()).toEqual([{ magic_code: 'mc1', confirm_code: 'ABC123' }])
  },
)

test('nothing is sent before the sixth character', async () => {
  const { tries } = await atCode({ [USE]: () => ada })
  for (const typed of ['A', 'AB', 'ABC', 'ABC1', 'ABC12']) type(typed)
  expect(tries()).toEqual([])
  type('ABC123')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
})

test('letters that an input method still forms are left alone and sent when it is done', async () => {
  const { tries } = await atCode({ [USE]: () => ada })
  fireEvent.compositionStart(field())
  fireEvent.input(field(), { target: { value: 'ａｂｃ１２３' }, isComposing: true })
  expect(field().value).toBe('ａｂｃ１２３')
  expect(tries()).toEqual([])
  fireEvent.compositionEnd(field())
  type('ABC123') // some browsers tell of the same text again
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(tries().length).toBe(1)
})

test('a wrong code is marked, kept and selected, and the next one replaces it', async () => {
  const { tries } = await atCode({ [USE]: wrong })
  type('AAAAAA')
  await screen.findByText('Invalid login code')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(['AAAAAA', 0, 6])
  type('BBBBBB')
  await waitFor(() => expect(tries().length).toBe(2))
})

test('too many tries are said beside the button, and the code can be sent again by it', async () => {
  await atCode({
    [USE]: () => refusal(429, { detail: 'Too many tries. Please wait a little and try again.', code: 'too_many' }),
  })
  type('AAAAAA')
  await screen.findByText(/^Too many tries\. Please wait/)
  expect(field().getAttribute('aria-invalid')).toBeNull()
})

test('an incomplete code is not sent', async () => {
  const { tries } = await atCode({ [USE]: () => ada })
  type('ABC')
  press('Sign in')
  await screen.findByText('The code has 6 characters.')
  expect(tries()).toEqual([])
})

test('a new code can be sent after 30 seconds, not before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { asked } = await atCode({})
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  expect(screen.getByText('You can send it again in 30 seconds.')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(31_000)
  press('Send again')
  await screen.findByText(/You can send it again in/)
  expect(asked.map(({ call }) => call)).toEqual([SEND, SEND])
})

test('a code that was sent is still waited for after the page was thrown away', async () => {
  await atCode({})
  drawScreen(() => <SignInForm link={null} onSignedIn={onSignedIn} onConnected={() => {}} />)
  expect((await screen.findAllByLabelText('Sign-in code')).length).toBe(2)
})

test('a link fills the code in and waits for a click', async () => {
  const { tries } = open({ [USE]: () => ada }, { kind: 'code', magic_code: 'mc9', confirm_code: 'XYZ789' })
  expect(field().value).toBe('XYZ789')
  expect(tries()).toEqual([])
  press('Sign in')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(ada))
  expect(tries()).toEqual([{ magic_code: 'mc9', confirm_code: 'XYZ789' }])
})

test('a one-use token waits for a click, and says so when it is used up', async () => {
  const gone = 'This sign-in link is not valid any more. Please ask for a new one.'
  const { asked } = open(
    { 'POST /rest-auth/login-via-token/': () => refusal(400, { non_field_errors: [gone] }, 'invalid_token') },
    { kind: 'token', token: 'first' },
  )
  expect(asked).toEqual([])
  press('Sign in')
  await screen.findByText(gone)
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('Enter that picks a word of an input method does not send', async () => {
  await atCode({ [USE]: () => ada })
  type('ABC')
  const isFree = fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(isFree).toBe(false)
  expect(screen.queryByText('The code has 6 characters.')).toBeNull()
})
