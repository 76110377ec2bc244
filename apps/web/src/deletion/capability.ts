import type { Capability } from '../floor/index.ts'

export const deletion: Capability = {
  team: [
    {
      path: '/account-deleted',
      layout: 'dashboard-no-nav',
      light: true,
      own: true,
      name: 'Your account is being deleted',
      about: 'What happens to a deleted account, and until when it can be brought back.',
      by_link: true,
      screen: () => import('./AccountDeletedScreen.tsx').then((module) => module.AccountDeletedScreen),
    },
    {
      path: '/account-restore',
      layout: 'dashboard-no-nav',
      light: true,
      own: true,
      name: 'Restore your account',
      about: 'Bring a deleted account back.',
      by_link: true,
      screen: () => import('./RestoreAccountScreen.tsx').then((module) => module.RestoreAccountScreen),
    },
  ],
}
