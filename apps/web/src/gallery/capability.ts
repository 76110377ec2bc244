import type { Capability } from '../floor/index.ts'

export const gallery: Capability = {
  team: [
    {
      path: '/_ui',
      layout: 'none',
      name: 'Widgets',
      own: true,
      development: true,
      screen: () => import('./GalleryScreen.tsx').then((module) => module.GalleryScreen),
    },
  ],
}
