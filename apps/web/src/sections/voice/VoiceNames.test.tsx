// @vitest-environment happy-dom
import type { Alias, Base } from '@starling/contract/browser'
import { setLanguage } from '@starling/text'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, refusal, type Server, serve, signedInAs } from '../../../test-kit/draw-screen.tsx'

const { VoiceNames } = await import('./VoiceNames.tsx')
const { useAnalysis } = await import('../../question/index.ts')

const ALIASES = 'POST /api/external/x-share-of-voice-aliases/'
const RELATED = 'POST /api/external/related-keywords/'
const base: Base = {
  unit: 'posts',
  n: 254,
  known: 254,
  baseline: null,
  baseline_n: null,
  baseline_known: null,
  comparison: null,
  mark: null,
  hidden: false,
}
const grounds = { base, as_of: null, source: ['x'], method: 'aliases' }
const alias = (value: string, reason: Alias['reason'], posts: number): Alias => ({
  ...{ value, reason, posts, together: 1, share: 0.1, interval: null },
})
const server = (more: Server = {}): Server => ({
  [ALIASES]: (body) => ({
    names: (body as { names: { name: string }[] }).names.map(({ name }) => ({
      name,
      aliases: name === 'tea' ? [alias('#tea', 'spelling', 25), alias('mug', 'used_together', 9)] : [],
      more: false,
      ...grounds,
    })),
  }),
  [RELATED]: () => ({
    related_keywords: [
      { value: 'matcha', count: 54, over_index: 3 },
      { value: 'mug', count: 9, over_index: 2 },
    ],
    aliases: [],
    more: false,
    ...grounds,
  }),
  ...more,
})

function Voice() {
  const { question } = useAnalysis().analysis
  return question && 'keywords' in question ? <VoiceNames question={question} /> : null
}
function draw() {
  return drawScreen(Voice, { path: '/explore/:name', at: '/explore/conversation?keywords=tea&days=7' })
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const voice = (router: ReturnType<typeof draw>) => new URLSearchParams(router.state.location.search).getAll('voice')

beforeEach(() => signedInAs(ada))
afterEach(() => setLanguage('en'))

test('nothing is asked until somebody wants to know', async () => {
  const asked = serve(server())
  draw()
  expect(asked).toEqual([])
  await press('Names and spellings')
  await screen.findByText('Suggested from 254 posts about the keywords, from X.')
  expect(asked.map(({ call }) => call).sort()).toEqual([RELATED, ALIASES])
})

test('a click adds a spelling or a name, another takes it away, and the address keeps them', async () => {
  const asked = serve(server())
  const router = draw()
  await press('Names and spellings')
  await press('Add #tea, 25 posts')
  expect(voice(router)).toEqual(['tea,tea,#tea'])
  expect(router.state.location.search).toContain('days=7')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add #tea, 25 posts' })).toBeNull())
  // What is offered as a spelling is not offered as a name beside it.
  expect(screen.getAllByText('mug')).toHaveLength(1)
  await press('Add matcha, 54 posts')
  expect(voice(router)).toEqual(['tea,tea,#tea', 'matcha,matcha'])
  await press('Remove #tea')
  await press('Remove matcha')
  // As the keywords are: nothing is left to say.
  expect(voice(router)).toEqual([])
  expect(asked.filter(({ call }) => call === RELATED)).toHaveLength(1)
})

test('why a word is suggested, in both languages', async () => {
  serve(server())
  draw()
  await press('Names and spellings')
  const chip = () => screen.getByText('#tea').closest('button')!
  await screen.findByText('#tea')
  expect(chip().title).toBe('Spelled like tea: 25 posts, 1 of them with tea as well.')
  await setLanguage('ja')
  await screen.findByText('ほかの表記')
  expect(chip().title).toBe('「tea」に近い表記です。25件の投稿に含まれ、うち1件に「tea」も含まれます。')
})

test('what cannot be suggested is said; the names stay', async () => {
  serve(server({ [ALIASES]: () => refusal(404, { detail: 'Not found.', code: 'not_found' }) }))
  draw()
  await press('Names and spellings')
  expect((await screen.findByRole('alert')).textContent).toBe('Not found.')
  expect(screen.getByText('tea')).toBeTruthy()
})
