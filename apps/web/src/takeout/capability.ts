import type { Capability } from '../floor/index.ts'

export const takeout: Capability = {
  team: [
    {
      path: '/your-data',
      layout: 'dashboard-no-nav',
      light: true,
      name: 'Your data',
      about: 'Everything that is held about you, as one file.',
      needs: 'user',
      teamless: true,
      own: true,
      screen: () => import('./TakeoutScreen.tsx').then((module) => module.TakeoutScreen),
    },
    {
      path: '/:teamId/your-data',
      layout: 'dashboard',
      light: true,
      name: 'Your data',
      about: 'Everything that is held about you, as one file.',
      needs: 'member',
      own: true,
      screen: () => import('./TakeoutScreen.tsx').then((module) => module.TakeoutScreen),
    },
  ],
}
