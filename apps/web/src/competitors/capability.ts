import type { Capability } from '../floor/index.ts'

export const competitors: Capability = {
  pro: [
    {
      path: '/competitor-analysis',
      layout: 'deep-thought',
      name: 'Competitor analysis',
      about: 'Accounts side by side: followers, what they have in common and what sets them apart.',
      task: 'explore',
      order: 4,
      icon: 'competitors',
      screen: () => import('./CompetitorScreen.tsx').then((module) => module.CompetitorScreen),
    },
  ],
}
