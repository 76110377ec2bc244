import type { Capability } from '../floor/index.ts'

export const creators: Capability = {
  pro: [
    {
      path: '/creators',
      layout: 'deep-thought',
      name: 'Creators',
      about: 'Accounts by what they post about and how many follow them.',
      group: 'Creators',
      task: 'explore',
      order: 5,
      icon: 'creators',
      screen: () => import('./CreatorsScreen.tsx').then((module) => module.CreatorsScreen),
    },
  ],
}
