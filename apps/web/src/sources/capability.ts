import type { Capability } from '../floor/index.ts'

export const sources: Capability = {
  team: [
    {
      path: '/:teamId/connections',
      layout: 'dashboard',
      light: true,
      name: 'Connections',
      about: 'Fetch accounts and posts from X, with the cost shown first.',
      task: 'team',
      order: 2,
      icon: 'connections',
      needs: 'member',
      own: true,
      screen: () => import('./ConnectionsScreen.tsx').then((module) => module.ConnectionsScreen),
    },
  ],
}
