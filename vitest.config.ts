import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { EveryCall } from './tools/reporters/every-call.ts'
import { TestTimes } from './tools/reporters/test-times.ts'

const PAGES = ['{apps/{web,extension},packages/{ui,text,charts/src/screen}}/**/*.test.{ts,tsx}', '**/*.test.tsx']
const WINDOW = /^\/\/ @vitest-environment happy-dom/
/** Screens keep things in their window and in their modules: each file has its own. */
const SCREENS = globSync('apps/web/src/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
  WINDOW.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
)

/** What is waited for may take its time on a busy machine: a test fails by what it sees, not by a second that passed. */
const EXPECT = { poll: { timeout: 20_000 } }

export default defineConfig({
  test: {
    // Half as many again as there are cores: many tests wait for PostgreSQL, a process or a clock a good part of the time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Of the whole run: all projects share one PostgreSQL.
    globalSetup: 'packages/world/src/test-postgres.ts',
    reporters: ['default', new TestTimes(), new EveryCall()],
    projects: [
      {
        // One worker runs many files and loads the product once: half of the time went into loading it for each.
        test: {
          name: 'unit',
          isolate: false,
          include: ['apps/**/*.test.ts', 'packages/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.endure.test.ts', ...PAGES],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          expect: EXPECT,
        },
      },
      {
        // Widgets and words, which keep nothing: loaded once by each worker, as `unit`.
        test: {
          name: 'parts',
          isolate: false,
          include: PAGES,
          exclude: ['**/node_modules/**', ...SCREENS],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          expect: EXPECT,
        },
      },
      {
        test: {
          name: 'pages',
          include: SCREENS,
          testTimeout: 30_000,
          hookTimeout: 120_000,
          expect: EXPECT,
        },
      },
      {
        // The same code as `npm run endure`, at a small part of its count; loaded once by each worker, as `unit`.
        test: {
          name: 'endure',
          isolate: false,
          include: ['**/*.endure.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 60 * 60_000,
          hookTimeout: 120_000,
          expect: EXPECT,
        },
      },
    ],
  },
})
