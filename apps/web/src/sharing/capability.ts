import type { Capability } from '../floor/index.ts'

const links = {
  name: 'Shared links',
  about: 'Analyses that your team shares by link, until when each is open, and how often it was opened.',
  own: true,
  screen: () => import('./SharedLinksScreen.tsx').then((module) => module.SharedLinksScreen),
} as const

export const sharing: Capability = {
  team: [{ ...links, path: '/:teamId/shared-links', layout: 'dashboard', light: true, needs: 'member' }],
  pro: [{ ...links, path: '/shared-links', layout: 'deep-thought', needs: 'user' }],
}
