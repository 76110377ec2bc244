import type { Capability } from '../floor/index.ts'

export const searches: Capability = {
  team: [
    {
      path: '/monitor-emails',
      layout: 'dashboard-no-nav',
      light: true,
      own: true,
      name: 'Stop the emails about an audience',
      about: 'Stop the emails about a monitored audience.',
      by_link: true,
      screen: () => import('./MonitorEmailsScreen.tsx').then((module) => module.MonitorEmailsScreen),
    },
  ],
  finders: [
    {
      id: 'saved',
      heading: 'Saved',
      sites: ['team', 'pro'],
      load: () => import('./finder.ts').then((module) => module.savedFinder),
    },
  ],
}
