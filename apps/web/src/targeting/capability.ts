import type { Capability } from '../floor/index.ts'

const shared = {
  name: 'Targeting package',
  about: 'Words, hashtags, accounts, interests and places to choose in an ad account, each with its reason.',
  own: true,
  by_link: true,
  screen: () => import('./TargetingScreen.tsx').then((module) => module.TargetingScreen),
} as const

export const targeting: Capability = {
  team: [{ ...shared, path: '/:teamId/targeting/:id', layout: 'dashboard', light: true, needs: 'member' }],
  pro: [{ ...shared, path: '/targeting/:id', layout: 'deep-thought', needs: 'user' }],
}
