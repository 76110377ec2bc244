import type { Capability } from '../floor/index.ts'

export const competitors: Capability = {
  pro: [
    {
      path: '/competitor-analysis',
      layout: 'deep-thought',
      name: 'Competitor analysis',
      task: 'explore',
      order: 4,
      icon: 'competitors',
      screen: () => import('./CompetitorScreen.tsx').then((module) => module.CompetitorScreen),
    },
  ],
}
