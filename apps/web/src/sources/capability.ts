import type { Capability } from '../floor/index.ts'

export const sources: Capability = {
  team: [
    {
      path: '/:teamId/connections',
      layout: 'dashboard',
      light: true,
      name: 'Connections',
      task: 'team',
      order: 2,
      icon: 'connections',
      needs: 'member',
      own: true,
      screen: () => import('./ConnectionsScreen.tsx').then((module) => module.ConnectionsScreen),
    },
  ],
}
