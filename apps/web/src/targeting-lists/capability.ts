import type { Capability } from '../floor/index.ts'

export const targetingLists: Capability = {
  pro: [
    {
      path: '/saved-lists',
      layout: 'pro-targeting',
      light: true,
      name: 'Saved lists',
      short: 'Lists',
      about: 'What you choose in ad accounts, with every version it had and every time it was applied.',
      task: 'targeting',
      order: 2,
      icon: 'lists',
      needs: 'user',
      screen: () => import('./SavedListsScreen.tsx').then((module) => module.SavedListsScreen),
    },
    {
      path: '/targeting-lists/:id?',
      aliases: ['/native-lists/:id?', '/native-list/:id?'],
      layout: 'pro-targeting',
      light: true,
      name: 'Targeting lists',
      about: 'Native packs, and where a list of your own begins: an audience, a package of the builder, or nothing.',
      task: 'targeting',
      order: 3,
      needs: 'user',
      screen: () => import('./TargetingListScreen.tsx').then((module) => module.TargetingListScreen),
    },
    {
      path: '/shared-list',
      layout: 'pro-targeting',
      light: true,
      own: true,
      by_link: true,
      name: 'Shared list',
      about: 'A targeting list that somebody shared with you.',
      screen: () => import('./SharedListScreen.tsx').then((module) => module.SharedListScreen),
    },
  ],
}
