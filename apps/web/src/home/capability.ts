import type { Capability } from '../floor/index.ts'

export const home: Capability = {
  finders: [
    {
      id: 'help',
      heading: 'Help',
      sites: ['team', 'pro', 'premium'],
      load: () => import('./finder.ts').then((module) => module.helpFinder),
    },
  ],
  team: [
    {
      path: '/:teamId/home',
      layout: 'dashboard',
      light: true,
      name: 'Home',
      about: 'Ask a question, see what changed, and go on where you left off.',
      task: 'home',
      needs: 'member',
      own: true,
      screen: () => import('./TeamHomeScreen.tsx').then((module) => module.TeamHomeScreen),
    },
  ],
  pro: [
    {
      path: '/',
      layout: 'pro-targeting',
      light: true,
      name: 'Home',
      about: 'See who talks about a topic on X, what moves them, and how sure each figure is.',
      task: 'home',
      screen: () => import('./ProHomeScreen.tsx').then((module) => module.ProHomeScreen),
    },
    { path: '*', layout: 'none', to: '/' },
  ],
  premium: [
    {
      path: '/',
      aliases: ['/authenticated'],
      layout: 'deep-thought',
      name: 'Home',
      about: 'What people on X talk about more than usual, country by country.',
      task: 'home',
      screen: () => import('./PremiumHomeScreen.tsx').then((module) => module.PremiumHomeScreen),
    },
    {
      path: '*',
      layout: 'deep-thought',
      name: 'Page not found',
      about: 'There is no page at this address.',
      screen: () => import('./NotFoundScreen.tsx').then((module) => module.NotFoundScreen),
    },
  ],
}
