import type { Capability } from '../floor/index.ts'

export const communities: Capability = {
  team: [
    {
      path: '/:teamId/communities',
      layout: 'dashboard',
      light: true,
      name: 'Communities',
      about: 'Accounts that the same people follow, and the people who belong together by it.',
      task: 'audiences',
      order: 3,
      icon: 'clusters',
      needs: 'member',
      screen: () => import('./CommunitiesScreen.tsx').then((module) => module.CommunitiesScreen),
    },
  ],
}
