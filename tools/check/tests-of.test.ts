import { expect, test } from 'vitest'
import { sourceFile } from '../architecture/source-file.ts'
import { testsOf } from './tests-of.ts'

const house = Object.entries({
  'apps/server/src/lists/rows.ts': '',
  'apps/server/src/lists/index.ts': "export { rows } from './rows.ts'",
  'apps/server/src/lists/lists.test.ts': "import { World } from '@starling/world'",
  'apps/server/src/follows/follow.ts': "import { rows } from '../lists/index.ts'",
  'apps/server/src/follows/follow.test.ts': "import { follow } from './follow.ts'",
  'apps/server/src/capabilities.ts': "export { lists } from './lists/index.ts'",
  'apps/server/src/serve.ts': "import * as capabilities from './capabilities.ts'",
  'apps/server/src/serve.test.ts': "const { serve } = await import('./serve.ts')",
  'packages/enrich/src/text/a.ts': '',
  'packages/enrich/src/text/a.test.ts': '',
  'packages/enrich/src/text/a.endure.test.ts': '',
}).map(([name, text]) => sourceFile(name, text))

test('a room brings its own tests and those of what stands on it, not those of the whole house', () => {
  expect(testsOf(['apps/server/src/lists/rows.ts'], house)).toEqual([
    'apps/server/src/lists/lists.test.ts',
    'apps/server/src/follows/follow.test.ts',
  ])
})

test('outside the rooms a folder brings its tests, and long checks stay where they are', () => {
  expect(testsOf(['packages/enrich/src/text/a.ts'], house)).toEqual(['packages/enrich/src/text/a.test.ts'])
})
