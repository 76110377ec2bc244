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
    {
      path: '/explore/:name?',
      aliases: ['/xplore/:name?', '/analyze/:name?'],
      layout: 'deep-thought',
      name: 'Explore',
      icon: 'explore',
      screen: () => import('../analysis/ExploreScreen.tsx').then((module) => module.ExploreScreen),
    },
    {
      path: '/xstats/:country?',
      layout: 'deep-thought',
      name: 'Trends',
      icon: 'trends',
      screen: () => import('../trends/XStatsScreen.tsx').then((module) => module.XStatsScreen),
    },
    {
      path: '/topic-clusters',
      aliases: ['/clusters'],
      layout: 'deep-thought',
      name: 'Topic clusters',
      icon: 'clusters',
      screen: () => import('../trends/TopicClustersScreen.tsx').then((module) => module.TopicClustersScreen),
    },
    {
      path: '/competitor-analysis',
      layout: 'deep-thought',
      name: 'Competitor analysis',
      icon: 'competitors',
      screen: () => import('../competitors/CompetitorScreen.tsx').then((module) => module.CompetitorScreen),
    },
    {
      path: '/creators',
      layout: 'deep-thought',
      name: 'Creators',
      screen: () => import('../creators/CreatorsScreen.tsx').then((module) => module.CreatorsScreen),
    },
  ],
}
