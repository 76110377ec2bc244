import type { Capability, Screen } from '../floor/index.ts'

const screen: Screen = () => import('./ExploreScreen.tsx').then((module) => module.ExploreScreen)

export const analysis: Capability = {
  finders: [
    {
      id: 'topics',
      heading: 'Ask',
      sites: ['team', 'pro'],
      load: () => import('./finders.ts').then((module) => module.topics),
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      sites: ['team', 'pro'],
      load: () => import('./finders.ts').then((module) => module.accounts),
    },
  ],
  team: [
    {
      path: '/:teamId/explore-x',
      layout: 'dashboard',
      light: true,
      name: 'Explore',
      about: 'Who talks about a topic or follows an account, what they like and when they are active.',
      task: 'explore',
      order: 1,
      needs: 'member',
      screen,
    },
  ],
  pro: [
    {
      path: '/explore/:name?',
      aliases: ['/xplore/:name?', '/analyze/:name?'],
      layout: 'deep-thought',
      name: 'Explore',
      about: 'Who talks about a topic or follows an account, what they like and when they are active.',
      task: 'explore',
      order: 1,
      screen,
    },
  ],
}
