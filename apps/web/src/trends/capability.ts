import type { Capability, Screen } from '../floor/index.ts'

const xstats: Screen = () => import('./XStatsScreen.tsx').then((module) => module.XStatsScreen)

export const trends: Capability = {
  pro: [
    {
      path: '/xstats/:country?',
      layout: 'deep-thought',
      name: 'Trends',
      about: 'What is talked about more than usual, by country.',
      task: 'explore',
      order: 2,
      icon: 'trends',
      screen: xstats,
    },
    {
      path: '/topic-clusters',
      aliases: ['/clusters'],
      layout: 'deep-thought',
      name: 'Topic clusters',
      short: 'Clusters',
      about: 'Words and accounts that belong together, and the communities around them.',
      task: 'explore',
      order: 3,
      icon: 'clusters',
      screen: () => import('./TopicClustersScreen.tsx').then((module) => module.TopicClustersScreen),
    },
  ],
  premium: [
    {
      path: '/premium-suite/xstats/:country?',
      aliases: ['/xstats/:country?'],
      layout: 'deep-thought',
      name: 'Trends',
      about: 'What is talked about more than usual, by country.',
      task: 'explore',
      order: 2,
      icon: 'trends',
      screen: xstats,
    },
  ],
}
