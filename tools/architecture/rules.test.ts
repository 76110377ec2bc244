import { get } from '@starling/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { handlersBearTheirCallsId } from './handlers.ts'
import { layersKnowTheSameRooms } from './layers.ts'
import { listsArePaged } from './lists.ts'
import { auditStandsAlone, declaresWhatItImports, importsOnlyWhatItMay, packagesHoldCode } from './packages.ts'
import { roomsAreEnteredByTheirDoor, roomsHoldNoCircle } from './rooms.ts'
import { nothingLeavesInsideAChange, sqlStandsInTheStore } from './rows.ts'
import { isOneThing, roomsHaveNames } from './shape.ts'
import { sourceFile } from './source-file.ts'
import { refusalsAreCodes, sectionsAreNamedOnce, typesAreDeclaredOnce } from './words.ts'

// Each rule sees a violation that was planted, names its place, and lets its lawful neighbour pass.
const files = (texts: Record<string, string>) => Object.entries(texts).map(([name, text]) => sourceFile(name, text))

test('a package imports only what it may', () => {
  const planted = files({
    'packages/ui/src/a.ts': "import { z } from 'zod'\nimport type { Call } from '@starling/contract'",
    'packages/ui/src/b.ts': "import { t } from '@starling/text'",
    'apps/web/src/c.ts': "const later = () => import('@starling/store')",
    'apps/web/src/d.ts': "export { x } from '../../server/src/x.ts'",
    'apps/web/src/e.test.ts': "import { World } from '@starling/world'",
  })
  expect(importsOnlyWhatItMay(planted)).toEqual([
    'packages/ui/src/a.ts:2 imports contract',
    'apps/web/src/c.ts:1 imports store',
    'apps/web/src/d.ts:1 leaves its package by a relative path',
  ])
})

test('what computes figures again knows nothing of the engine', () => {
  const planted = files({
    'tools/recompute/a.ts':
      "import type { Question } from '@starling/question'\nimport { recompute } from '@starling/engine'",
    'tools/recompute/b.ts': "export { wilson } from '../../packages/engine/src/honest/statistics.ts'\nimport './c.ts'",
    'tools/recompute/sections/c.ts': "import { z } from 'zod'\nconst later = () => import('@starling/world')",
    'tools/recompute/sections/e.ts': "import { tokensOf } from '@starling/enrich'",
    'tools/recompute/d.test.ts': "import { openCorpus } from '@starling/engine'",
    'tools/recompute.ts': "import { recompute } from './recompute/index.ts'\nimport './corpus.ts'",
    'tools/evaluate.ts': "import { openCorpus } from '@starling/engine'",
  })
  expect(auditStandsAlone(planted)).toEqual([
    'tools/recompute/a.ts:2 imports @starling/engine',
    'tools/recompute/b.ts:1 imports packages/engine/src/honest/statistics.ts',
    'tools/recompute/sections/c.ts:2 imports @starling/world',
    'tools/recompute/sections/e.ts:1 imports @starling/enrich',
    'tools/recompute.ts:2 imports tools/corpus.ts',
  ])
})

test('a package declares what it imports', () => {
  const planted = files({
    'packages/ui/src/a.ts': "import 'clsx'\nimport { Slot } from 'radix-ui/slot'\nimport { join } from 'node:path'",
    'packages/ui/vite.config.ts': "import { build } from 'vite'",
  })
  const declared = (folder: string) =>
    folder === '.' ? { devDependencies: { vite: '1' } } : { dependencies: { 'radix-ui': '1' } }
  expect(declaresWhatItImports(planted, declared)).toEqual(['packages/ui/src/a.ts:1 does not declare clsx'])
})

test('every package holds code and is in the table', () => {
  const planted = files({ 'packages/ui/src/a.ts': '', 'packages/text/src/a.test.ts': '', 'packages/new/src/a.ts': '' })
  expect(packagesHoldCode(planted, ['packages/ui', 'packages/text', 'packages/new'])).toEqual([
    'packages/text is empty',
    'packages/new is not in the table of packages',
  ])
})

test('a file is one thing, in a room with a name', () => {
  const planted = files({
    'packages/ui/src/long.ts': '\n'.repeat(300),
    'packages/ui/src/full.ts': '\n'.repeat(299),
    'packages/ui/src/utils/a.ts': '',
  })
  expect(isOneThing(planted)).toEqual(['packages/ui/src/long.ts has 301 lines'])
  expect(roomsHaveNames(planted)).toEqual(['packages/ui/src/utils/a.ts stands in a room without a name'])
})

test('a room is entered by its door', () => {
  const planted = files({
    'apps/server/src/lists/a.ts': "import { b } from '../teams/index.ts'\nimport { c } from './deep/c.ts'",
    'apps/server/src/lists/b.ts': "import type { C } from '../teams/members.ts'",
    'apps/server/src/lists/c.test.ts': "const later = await import('../teams/members.ts')",
    'apps/server/src/capabilities.ts': "export { lists } from './lists/capability.ts'",
    'apps/server/src/serve.ts': "import { lists } from './lists/capability.ts'",
    'apps/web/src/lists/d.ts': "new Worker(new URL('../teams/worker.ts', import.meta.url))",
    'packages/contract/src/browser.ts': "export { MOST } from './lists/most.ts'",
    'packages/store/src/lists/e.ts': "import { Rows } from '../rows.ts'\nimport { f } from '../teams/f.ts'",
  })
  expect(roomsAreEnteredByTheirDoor(planted)).toEqual([
    'apps/server/src/lists/b.ts:1 goes around a door to apps/server/src/teams/members.ts',
    'apps/server/src/lists/c.test.ts:1 goes around a door to apps/server/src/teams/members.ts',
    'apps/server/src/serve.ts:1 goes around a door to apps/server/src/lists/capability.ts',
    'apps/web/src/lists/d.ts:1 goes around a door to apps/web/src/teams/worker.ts',
    'packages/store/src/lists/e.ts:2 goes around a door to packages/store/src/teams/f.ts',
  ])
})

test('rooms hold no circle, also through types and over a third', () => {
  const planted = files({
    'apps/web/src/lists/a.ts': "import { b } from '../teams/index.ts'",
    'apps/web/src/teams/b.ts': "\nimport type { C } from '../floor/index.ts'",
    'apps/web/src/floor/c.ts': "const later = () => import('../lists/index.ts')",
    'apps/web/src/floor/d.test.ts': "import { b } from '../sites/index.ts'",
    'apps/web/src/sites/e.ts': "import { b } from '../floor/index.ts'",
    'apps/server/src/lists/a.ts': "import { serve } from '../serve.ts'",
    'apps/server/src/serve.ts': "import { teams } from './teams/index.ts'",
  })
  expect(roomsHoldNoCircle(planted)).toEqual([
    'apps/web/src/lists/a.ts:1 -> apps/web/src/teams, apps/web/src/teams/b.ts:2 -> apps/web/src/floor, apps/web/src/floor/c.ts:1 -> apps/web/src/lists',
  ])
})

test('every layer knows the same rooms', () => {
  const planted = files({
    'packages/contract/src/capabilities.ts':
      "export * from './lists/index.ts'\nexport * from './teams/index.ts'\nexport * from './two-words/index.ts'",
    'packages/store/src/capabilities.ts': "export * from './outbox/index.ts'\nexport * from './notes/index.ts'",
    'apps/server/src/capabilities.ts':
      "export { sheets } from './lists/capability.ts'\nexport { twoWords } from './two-words/capability.ts'",
    'apps/server/src/notes/capability.ts': '',
    'apps/web/src/capabilities.ts': "export { home } from './home/capability.ts'",
    'apps/web/src/home/capability.ts': '',
  })
  expect(layersKnowTheSameRooms(planted)).toEqual([
    'store has a room notes that the contract does not have',
    'the server does not serve teams',
    'lists is called sheets',
    'apps/server/src/notes/capability.ts is on no list',
  ])
})

test('SQL stands in the store', () => {
  const planted = files({
    'apps/server/src/a.ts': "import { sql } from 'kysely'\nawait sql`select 1`.execute(db)",
    'apps/server/src/b.test.ts': "await store.db.selectFrom('users').execute()",
    'packages/world/src/c.ts': "await query('delete from users')",
    'packages/store/src/d.ts': "import pg from 'pg'",
    'apps/web/src/e.ts': "t('Select people from these countries')\napi.change('update')",
  })
  expect(sqlStandsInTheStore(planted)).toEqual([
    'apps/server/src/a.ts:1 imports kysely',
    'apps/server/src/a.ts:2 writes SQL',
    'apps/server/src/b.test.ts:1 builds SQL',
    'packages/world/src/c.ts:1 writes SQL',
  ])
})

test('nothing leaves inside a change', () => {
  const planted = files({
    'apps/server/src/a.ts':
      'await context.change(async ({ audit }) => {\n  await xApiOf(context, row).createList({})\n})',
    'apps/server/src/b.ts': "store.change('operator', async () => fetch(url))",
    'apps/server/src/c.ts':
      "const api = xApiOf(row)\nawait api.me()\nawait change(async ({ send }) => send('mail', {}))",
    'apps/server/src/d.ts': 'await change(async () => { await mailer.send(letter) })',
  })
  expect(nothingLeavesInsideAChange(planted)).toEqual([
    'apps/server/src/a.ts:2 asks the outside inside a change: xApiOf(context, row).createList',
    'apps/server/src/a.ts:2 asks the outside inside a change: xApiOf',
    'apps/server/src/b.ts:1 asks the outside inside a change: fetch',
    'apps/server/src/d.ts:1 asks the outside inside a change: mailer.send',
  ])
})

test('a section is named in its own package', () => {
  const planted = files({
    'apps/web/src/a.ts': "const wide = ['similar_accounts']\nconst HEADLINES = { similar_accounts: () => 1 }",
    'apps/web/src/b.ts':
      "const isOwn = id === 'overlap'\nconst method = 'overlap'\nask({ query_type: 'share_of_voice' })",
    'apps/server/src/c.ts': "offer({ sections: ['posts', 'overlap'] })\nask({ do: 'posts' })",
    'packages/sections/src/d.ts': "const id = 'similar_accounts'",
    'apps/web/src/e.test.ts': "import { cases } from './cases.ts'\nopen('similar_accounts')",
    'apps/web/src/cases.ts': "export const cases = ['similar_accounts']",
  })
  expect(
    sectionsAreNamedOnce(planted, ['similar_accounts', 'overlap', 'posts', 'share_of_voice'], ['share_of_voice']),
  ).toEqual([
    'apps/web/src/a.ts:1 names the section similar_accounts',
    'apps/web/src/a.ts:2 names the section similar_accounts',
    'apps/web/src/b.ts:1 names the section overlap',
    'apps/server/src/c.ts:1 names the section posts',
    'apps/server/src/c.ts:1 names the section overlap',
  ])
})

test('a handler bears the id of its call', () => {
  const planted = files({
    'apps/server/src/lists/capability.ts': [
      "import { understand } from '../asking/index.ts'",
      "import { allLists, changeXList, createXList, oneList, postsOf } from './lists.ts'",
      'export const lists = served(calls, {',
      '  handlers: {',
      '    createXList,',
      '    listXLists: allLists,',
      '    getXList: ({ path }, context) => oneList(path.pk, context),',
      '    changeXList,',
      '    replaceXList: (input, context) => changeXList(input, context),',
      "    listPosts: ({ body }, context) => postsOf(body, 'likes', context),",
      "    getTimeline: ({ body }, context) => postsOf(body, 'time', context),",
      '    analyze: ({ body }, context) => understand(body, context),',
      '    count: async (_, { store }) => countIn(await store.all()),',
      '  },',
      '})',
    ].join('\n'),
  })
  expect(handlersBearTheirCallsId(planted)).toEqual([
    'apps/server/src/lists/capability.ts:6 serves listXLists by allLists',
    'apps/server/src/lists/capability.ts:7 serves getXList by oneList',
  ])
})

test('lists are paged', () => {
  const Row = z.object({ id: z.string() })
  const who = { who: 'user', summary: '' } as const
  const calls = {
    listAll: get('/all/', { ...who, answer: z.array(Row) }),
    getOne: get('/one/', { ...who, answer: z.object({ members: z.array(Row).nullable() }) }),
    listPage: get('/page/', { ...who, query: z.strictObject({ limit: z.int() }), answer: z.array(Row) }),
    listFew: get('/few/', { ...who, bounded: 'a person has at most ten', answer: z.array(Row) }),
    listFixed: get('/fixed/', { ...who, lasting: true, answer: z.array(Row) }),
    listWords: get('/words/', { ...who, answer: z.array(z.string()) }),
  }
  expect(listsArePaged(calls)).toEqual(['listAll answers rows without a page', 'getOne answers rows without a page'])
})

test('refusals are codes', () => {
  const planted = files({
    'apps/server/src/a.ts': "throw new AppError('invalid', { fields: { body: ['This question has no keywords.'] } })",
    'apps/server/src/b.ts': "throw new AppError('invalid', { detail: `already a member` })",
    'apps/server/src/c.ts': "throw new AppError('upstream_down', { cause: new Error('not JSON at all') })",
    'apps/server/src/d.ts': "throw new AppError('invalid', { fields: { body: [{ code: 'no_words' }] } })",
  })
  expect(refusalsAreCodes(planted)).toEqual([
    'apps/server/src/a.ts:1 refuses with a sentence: This question has no keywords.',
    'apps/server/src/b.ts:1 refuses with a sentence: already a member',
  ])
})

test('a type name has one meaning', () => {
  const planted = files({
    'apps/server/src/a.ts': 'export type Who = string\ntype Own = 1',
    'packages/sections/src/b.ts': '\nexport interface Who { n: number }\ntype Own = 2',
    'packages/sandbox/src/w.ts': 'export type Who = boolean',
    'packages/store/src/c.ts': 'export interface Tables {}',
    'packages/store/src/d/e.ts': "declare module '../c.ts' { export interface Tables { lists: 1 } }",
  })
  expect(typesAreDeclaredOnce(planted)).toEqual([
    'Who means 2 things: apps/server/src/a.ts:1, packages/sections/src/b.ts:2',
  ])
})
