// @vitest-environment happy-dom
import { ApiError, describeGenerationError } from '@starling/contract/browser'
import { setLanguage } from '@starling/text'
import { copyText, DataTable, emailShapeError, formError, judge, Popover, setErrorReporter } from '@starling/ui'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ada, drawScreen, notifications, refusal, type Server, serve, signedInAs } from '../test-kit/draw-screen.tsx'
import { outOfContract } from '../test-kit/fake-fetch.ts'
import { recentTea, savedTea, TEA, understoodTea } from '../test-kit/tea.ts'

const { sayError, sayText } = await import('./errors/index.ts')
const { SearchTools } = await import('./searches/index.ts')
const { CountriesField } = await import('./question/index.ts')
const { readQueryType } = await import('@starling/question')
const { trendingOptions } = await import('./trends/index.ts')
const { queryClient } = await import('./floor/index.ts')
const { api } = await import('./floor/index.ts')

/** A person in a situation of the specification: what they are told. */
type Situation = () => Promise<string | undefined> | string | undefined
type Case = { english: string; japanese: string; when: string; told: Situation }

const failing = (call: () => Promise<unknown>) => async () => {
  const error = await call().catch((thrown: unknown) => thrown)
  return error instanceof Error ? sayError(error) : undefined
}
const refused = (status: number, body: unknown) => failing(async () => Promise.reject(new ApiError(status, body)))
const clipboard = (given: Partial<Clipboard> | undefined, content: string) => async () => {
  Object.defineProperty(navigator, 'clipboard', { value: given, configurable: true })
  return (await copyText(content)).text
}

const SAVE = { en: 'Save audience', ja: 'オーディエンスを保存' }
const SAVED_AT = 'POST /api/external/explore-searches/'
let language: 'en' | 'ja'

/** Presses “Save audience” on a page whose server answers so; `submits` the form that opens. */
const saving = (server: Server, submits: boolean) => async () => {
  signedInAs(ada)
  serve({
    'POST /api/external/explore-query-analyzer/': () => understoodTea,
    'GET /api/external/explore-searches/?query_type=all': () => [],
    'POST /api/starling/searches/recent/': () => recentTea,
    ...server,
  })
  drawScreen(() => <SearchTools kept={{ question: TEA, days: null }} onPick={() => {}} />)
  fireEvent.click(await screen.findByRole('button', { name: SAVE[language] }))
  if (submits) fireEvent.submit((await screen.findByRole('dialog')).querySelector('form')!)
  await waitFor(() => expect(notifications.list()).toHaveLength(1))
  return notifications.list()[0]!.text
}

const table = (onMore?: () => void) => {
  render(<DataTable label="t" columns={[]} rows={[]} rowId={() => ''} onMore={onMore} />)
  return screen.getByRole('region')
}

const CASES: Case[] = [
  {
    when: 'the server is not reached',
    english: 'Something went wrong. Please try again later.',
    japanese: '問題が発生しました。しばらくしてから、もう一度お試しください。',
    told: failing(() => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
      return api.explore({ body: { question: TEA } })
    }),
  },
  {
    when: 'a plain text is refused with',
    english: 'This country is not available for targeting.',
    japanese: 'この国はターゲティングに使用できません。',
    told: refused(400, 'This country is not available for targeting.'),
  },
  {
    when: 'the unselectable country stands in the list',
    english: 'This country is not available for targeting.',
    japanese: 'この国はターゲティングに使用できません。',
    told: async () => {
      serve({})
      drawScreen(() => <CountriesField value={[]} onChange={() => {}} />)
      return (await screen.findByText(/available for targeting|ターゲティングに使用/)).textContent ?? undefined
    },
  },
  {
    when: 'an address is no address',
    english: 'Please enter a valid email address',
    japanese: '正しいメールアドレスを入力してください',
    told: () => emailShapeError('ada @x'),
  },
  {
    when: 'the server finds no access for the address',
    english: 'Invalid email address',
    japanese: 'メールアドレスが正しくありません。',
    told: refused(400, { email: ['Invalid access'] }),
  },
  {
    when: 'the text of an error holds it',
    english: 'No audience found',
    japanese: '該当するオーディエンスが見つかりませんでした。',
    told: refused(404, { detail: 'No audience found for these words' }),
  },
  {
    when: 'generating fails otherwise',
    english: 'Failed to generate campaign attributes',
    japanese: 'キャンペーン属性を生成できませんでした。',
    told: () => sayText(describeGenerationError(500, { detail: 'x' })),
  },
  {
    when: 'the code is timeout',
    english: 'The request took too long to process. Please try again later.',
    japanese: '処理に時間がかかりすぎたため中断しました。しばらくしてから、もう一度お試しください。',
    told: refused(504, { detail: 'x', code: 'timeout' }),
  },
  {
    when: 'trending topics are no list',
    english: 'Invalid response format for trending topics',
    japanese: '急上昇の話題を正しく読み込めませんでした。',
    told: failing(() => {
      serve({ 'GET /api/external/x-stats/trending-topics/?country=US': () => outOfContract({ topics: [] }) })
      return queryClient.fetchQuery({ ...trendingOptions('US'), retry: false })
    }),
  },
  {
    when: 'nobody is signed in any more',
    english: 'Failed to create audience. Please log out and log in again to create a new audience.',
    japanese:
      'オーディエンスを作成できませんでした。いったんサインアウトし、もう一度サインインしてから作成してください。',
    told: saving({ [SAVED_AT]: () => refusal(403, { detail: 'Please sign in.', code: 'sign_in_needed' }) }, true),
  },
  {
    when: 'the audience has no id yet',
    english: 'Failed to create audience. Please wait until the audience is ready.',
    japanese: 'オーディエンスを作成できませんでした。オーディエンスの準備ができるまでお待ちください。',
    told: saving({ 'POST /api/external/explore-query-analyzer/': () => refusal(404, {}) }, false),
  },
  {
    when: 'an audience is saved',
    english: 'Audience created successfully',
    japanese: 'オーディエンスを作成しました',
    told: saving({ [SAVED_AT]: () => savedTea }, true),
  },
  {
    when: 'there is no clipboard',
    english: 'Failed to copy content. Please try a different browser.',
    japanese: 'コピーできませんでした。別のブラウザーでお試しください。',
    told: clipboard(undefined, 'x'),
  },
  {
    when: 'there is nothing to copy',
    english: 'Nothing selected to copy.',
    japanese: 'コピーする内容が選択されていません。',
    told: clipboard({ writeText: async () => {} }, ' '),
  },
  {
    when: 'it is copied',
    english: 'Copied!',
    japanese: 'コピーしました',
    told: clipboard({ writeText: async () => {} }, 'x'),
  },
  {
    when: 'a login code is wrong',
    english: 'Invalid login code',
    japanese: 'サインインコードが正しくありません。',
    told: refused(400, { non_field_errors: ['Invalid login code'] }),
  },
  {
    when: 'the state of a social login is another',
    english: 'Error: Unauthorized login attempt',
    japanese: 'サインインを確認できませんでした。最初からやり直してください。',
    told: refused(403, { detail: 'Error: Unauthorized login attempt', code: 'unauthorized_login' }),
  },
  {
    when: 'a table has no rows',
    english: 'No results',
    japanese: '該当する結果がありません',
    told: () => within(table()).getByText(/\S/, { selector: 'p' }).textContent ?? undefined,
  },
  {
    when: 'a table has more rows',
    english: 'Show more results',
    japanese: 'さらに表示',
    told: () => {
      table(() => {})
      return screen.getByRole('button').textContent ?? undefined
    },
  },
  {
    when: 'a form is refused',
    english: `Failed to submit form: ${'a'.repeat(300)}`,
    japanese: `送信できませんでした：${'a'.repeat(300)}`,
    told: () => formError('a'.repeat(400)),
  },
  {
    when: 'a field is empty',
    english: 'Name is required',
    japanese: 'Nameは必須です',
    told: () => judge('', { label: 'Name', required: true }),
  },
  {
    when: 'a field holds no address',
    english: 'Email is not valid',
    japanese: 'Emailが正しくありません',
    told: () => judge('x', { label: 'Email', email: true }),
  },
  {
    when: 'a field is too short',
    english: 'Name must be at least 3 characters',
    japanese: 'Nameは3文字以上で入力してください',
    told: () => judge('ab', { label: 'Name', min: 3 }),
  },
  {
    when: 'a field is too long',
    english: 'Name must be less than 2 characters',
    japanese: 'Nameは2文字以内で入力してください',
    told: () => judge('abc', { label: 'Name', max: 2 }),
  },
]

describe.each(['en', 'ja'] as const)('word for word (%s)', (which) => {
  beforeEach(() => {
    language = which
    return setLanguage(which)
  })
  afterEach(() => setLanguage('en'))
  test.each(CASES)('$when: $english', async ({ english, japanese, told }) => {
    expect(await told()).toBe(which === 'en' ? english : japanese)
  })
})

test.each([
  [
    'those that stay do',
    { 'POST /api/external/explore-query-analyzer/': () => refusal(404, {}) },
    false,
    [0, undefined],
  ],
  [
    'the one that passes has ten seconds, and a way to what was saved',
    { [SAVED_AT]: () => savedTea },
    true,
    [10_000, 'Show saved audiences'],
  ],
] as const)('%s', async (_, server, submits, expected) => {
  language = 'en'
  await saving(server, submits)()
  const [{ options }] = notifications.list() as [ReturnType<typeof notifications.list>[number]]
  expect([options.timeout, options.action?.label]).toEqual(expected)
})

test('a kind of question that does not exist throws', () => {
  expect(() => readQueryType('tweets')).toThrow('Unknown query type')
})

test('a popover without a place says so to the operator', async () => {
  const faults: string[] = []
  setErrorReporter(({ message }) => faults.push(message))
  render(
    <Popover label="p" trigger={<button type="button">open</button>} container={() => null}>
      inside
    </Popover>,
  )
  fireEvent.click(screen.getByText('open'))
  await waitFor(() => expect(faults).toEqual(['No container for popover']))
})

test.each([
  ['lists are joined', 400, ['one', 'two'], 'one, two'],
  ['detail counts first', 400, { detail: 'why', name: ['x'] }, 'why'],
  ['then errors', 400, { errors: ['a', 'b'] }, 'a, b'],
  [
    'fields each on a line, those of no field without a name',
    400,
    { name: ['a'], non_field_errors: ['b'] },
    'Name: a\nb',
  ],
])('%s', (_, status, body, told) => {
  expect(sayError(new ApiError(status, body))).toBe(told)
})

test('the name of a field is in the reader’s language, too', async () => {
  await setLanguage('ja')
  const told = sayError(new ApiError(400, { countries: ['This country is not available for targeting.'] }))
  await setLanguage('en')
  expect(told).toBe('国: この国はターゲティングに使用できません。')
})
