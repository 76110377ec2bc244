import type { Capability } from '../floor/index.ts'

export const deletion: Capability = {
  team: [
    {
      path: '/account-deleted',
      layout: 'dashboard-no-nav',
      light: true,
      own: true,
      screen: () => import('./AccountDeletedScreen.tsx').then((module) => module.AccountDeletedScreen),
    },
    {
      path: '/account-restore',
      layout: 'dashboard-no-nav',
      light: true,
      own: true,
      screen: () => import('./RestoreAccountScreen.tsx').then((module) => module.RestoreAccountScreen),
    },
  ],
}
