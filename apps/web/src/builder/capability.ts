import type { Capability } from '../floor/index.ts'

const screen = () => import('./BuilderScreen.tsx').then((module) => module.BuilderScreen)
const about = 'Describe whom you want to reach, and see at every step how many people that is.'

export const builder: Capability = {
  team: [
    {
      path: '/:teamId/creator',
      layout: 'dashboard',
      light: true,
      name: 'Audience builder',
      short: 'Build',
      about,
      task: 'audiences',
      order: 2,
      icon: 'builder',
      needs: 'member',
      screen,
    },
  ],
  pro: [
    {
      path: '/audience-builder',
      layout: 'deep-thought',
      name: 'Audience builder',
      short: 'Build',
      about,
      task: 'audiences',
      order: 1,
      icon: 'builder',
      needs: 'user',
      screen,
    },
  ],
}
