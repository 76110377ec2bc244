import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // By itself it leaves a core free for an editor: half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: 'packages/world/src/test-postgres.ts',
          include: [
            'apps/**/*.test.{ts,tsx}',
            'packages/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.endure.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The same code as `npm run endure`, at about a tenth of its count.
        test: {
          name: 'endure',
          globalSetup: 'packages/world/src/test-postgres.ts',
          include: ['**/*.endure.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 60 * 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
