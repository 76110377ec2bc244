import type { Capability } from '../floor/index.ts'

export const lists: Capability = {
  team: [
    {
      path: '/:teamId/lists',
      layout: 'dashboard',
      light: true,
      name: 'Lists',
      about: 'Lists of accounts at X, and following or unfollowing many at once.',
      task: 'targeting',
      order: 1,
      icon: 'lists',
      needs: 'member',
      own: true,
      screen: () => import('./ListsScreen.tsx').then((module) => module.ListsScreen),
    },
  ],
}
