import type { Capability } from '../floor/index.ts'

export const media: Capability = {
  team: [
    {
      path: '/:teamId/media',
      layout: 'dashboard',
      light: true,
      name: 'Media',
      about: 'Pictures and films of the team for its ads, described for those who cannot see them.',
      task: 'campaigns',
      order: 4,
      needs: 'member',
      screen: () => import('./MediaScreen.tsx').then((module) => module.MediaScreen),
    },
  ],
}
