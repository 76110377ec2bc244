import type { Capability } from '../floor/index.ts'

const screen = () => import('./AudiencesScreen.tsx').then((module) => module.AudiencesScreen)
const about = 'Audiences that the people known here offer, and those that you saved.'

export const audiences: Capability = {
  team: [
    {
      path: '/audiences',
      layout: 'dashboard',
      light: true,
      name: 'Audiences',
      about,
      teamless: true,
      needs: 'user',
      screen,
    },
    {
      path: '/:teamId/audiences',
      layout: 'dashboard',
      light: true,
      name: 'Audiences',
      about,
      task: 'audiences',
      order: 1,
      needs: 'member',
      screen,
    },
  ],
  pro: [
    {
      path: '/saved-audiences',
      layout: 'deep-thought',
      name: 'Saved audiences',
      about: 'Your own audiences, with how many people they have and what they were before.',
      task: 'audiences',
      order: 2,
      needs: 'user',
      screen: () => import('./SavedAudiencesScreen.tsx').then((module) => module.SavedAudiencesScreen),
    },
    {
      path: '/shared-audience',
      layout: 'deep-thought',
      own: true,
      by_link: true,
      name: 'Shared audience',
      about: 'An audience that somebody shared with you.',
      screen: () => import('./SharedAudienceScreen.tsx').then((module) => module.SharedAudienceScreen),
    },
  ],
}
