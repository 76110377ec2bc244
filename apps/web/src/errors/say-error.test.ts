import { ApiError, ERRORS } from '@starling/contract/browser'
import { setLanguage } from '@starling/text'
import { afterEach, expect, test, vi } from 'vitest'
import { sayDuration, sayError } from './say-error.ts'

afterEach(() => setLanguage('en'))

const waiting = Object.assign(new ApiError(429, { detail: ERRORS.too_many.message, code: 'too_many' }), {
  retry_after_s: 700,
})

test.each([
  { what: 'a known refusal', error: new ApiError(404, { detail: 'Not found.' }), ja: '見つかりませんでした。' },
  {
    what: 'no connection',
    error: new ApiError(0, undefined),
    ja: '問題が発生しました。しばらくしてから、もう一度お試しください。',
  },
  {
    what: 'a failure of the program itself',
    error: new TypeError('x is undefined'),
    ja: '問題が発生しました。しばらくしてから、もう一度お試しください。',
  },
  {
    what: 'a field that is refused',
    error: new ApiError(400, { email: ['正しいメールアドレスを入力してください'] }),
    ja: 'メールアドレス: 正しいメールアドレスを入力してください',
  },
  {
    what: 'words nobody translated',
    error: new ApiError(409, { detail: '{{name}} $t(Save)' }),
    ja: '{{name}} $t(Save)',
  },
  {
    what: 'a member who is invited',
    error: new ApiError(400, { non_field_errors: ['a@x.exampleはすでにチームのメンバーです'] }),
    ja: 'a@x.exampleはすでにチームのメンバーです',
  },
  {
    what: 'a wait',
    error: waiting,
    ja: '試行回数が上限に達しました。12分待ってから、もう一度お試しください。',
  },
])('in Japanese, $what', async ({ error, ja }) => {
  await setLanguage('ja')
  expect(sayError(error)).toBe(ja)
})

test('every error of the contract is said in Japanese', async () => {
  await setLanguage('ja')
  const said = Object.values(ERRORS).map(({ status, message }) => sayError(new ApiError(status, { detail: message })))
  expect(said.filter((text) => !/[\u3040-\u30ff]/.test(text))).toEqual([])
})

test.each([
  [1, '1 second'],
  [59.2, '60 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [7200, '2 hours'],
  [0, '1 second'],
])('%d seconds to wait are %j', (seconds, text) => {
  expect(sayDuration(seconds)).toBe(text)
})

test('who is offline is told so, and not that the product failed', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(sayError(new ApiError(0, undefined))).toBe('You are offline. Please connect and try again.')
  expect(sayError(new ApiError(404, { detail: 'Not found.' }))).toBe('Not found.')
  vi.unstubAllGlobals()
})
