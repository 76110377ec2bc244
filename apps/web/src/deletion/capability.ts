import type { Capability } from '../floor/index.ts'

export const deletion: Capability = {
  team: [
    {
      path: '/account-restore',
      layout: 'dashboard-no-nav',
      light: true,
      own: true,
      screen: () => import('./RestoreAccountScreen.tsx').then((module) => module.RestoreAccountScreen),
    },
  ],
}
