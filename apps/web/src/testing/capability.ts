import type { Capability } from '../floor/index.ts'

// Plain Node reads this table too, while building; there `import.meta.env` does not exist.
const TESTING = import.meta.env?.MODE === 'test'

export const testing: Capability = TESTING
  ? {
      team: [
        {
          path: '/reset-e2e',
          layout: 'none',
          screen: () => import('./ResetScreen.tsx').then((module) => module.ResetScreen),
        },
      ],
    }
  : {}
