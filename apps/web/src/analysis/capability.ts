import { SHARED_AT } from '@starling/contract/browser'
import type { Capability, Screen } from '../floor/index.ts'

const screen: Screen = () => import('./ExploreScreen.tsx').then((module) => module.ExploreScreen)

/** What a shared link opens: a page of its own, without the rail and the bar of who works here. */
const shared = {
  path: SHARED_AT,
  layout: 'none',
  name: 'Shared analysis',
  about: 'An analysis that was shared with you, as it was answered then.',
  by_link: true,
  own: true,
  screen: () => import('./frozen/SharedScreen.tsx').then((module) => module.SharedScreen),
} as const

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
    shared,
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
    shared,
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
