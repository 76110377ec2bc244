import type { Site } from './site.ts'

export const premium: Site = {
  brand: 'Starling',
  otherwise: {
    layout: 'deep-thought',
    screen: () => import('../home/NotFoundScreen.tsx').then((module) => module.NotFoundScreen),
  },
  routes: [
    {
      path: '/',
      aliases: ['/authenticated'],
      layout: 'deep-thought',
      name: 'Home',
      icon: 'home',
      screen: () => import('../home/PremiumHomeScreen.tsx').then((module) => module.PremiumHomeScreen),
    },
    {
      path: '/premium-suite/xstats/:country?',
      aliases: ['/xstats/:country?'],
      layout: 'deep-thought',
      name: 'Trends',
      icon: 'trends',
      screen: () => import('../trends/XStatsScreen.tsx').then((module) => module.XStatsScreen),
    },
  ],
}
