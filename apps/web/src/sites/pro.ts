import type { Site } from './site.ts'

export const pro: Site = {
  brand: 'Starling',
  otherwise: { to: '/' },
  routes: [
    {
      path: '/',
      layout: 'pro-targeting',
      light: true,
      name: 'Home',
      icon: 'home',
      screen: () => import('../home/ProHomeScreen.tsx').then((module) => module.ProHomeScreen),
    },
  ],
}
