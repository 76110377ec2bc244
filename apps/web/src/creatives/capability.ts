import type { Capability } from '../floor/index.ts'

export const creatives: Capability = {
  team: [
    {
      path: '/:teamId/creatives',
      layout: 'dashboard',
      light: true,
      name: 'Creatives',
      about: 'Posts as they are to be promoted, checked by X’s rules while you write, with variants for tests.',
      task: 'campaigns',
      order: 3,
      needs: 'member',
      screen: () => import('./CreativesScreen.tsx').then((module) => module.CreativesScreen),
    },
  ],
}
