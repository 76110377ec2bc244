import type { Capability } from '../floor/index.ts'

export const teams: Capability = {
  finders: [
    {
      id: 'members',
      heading: 'Members',
      sites: ['team'],
      load: () => import('./finder.ts').then((module) => module.membersFinder),
    },
  ],
  team: [
    {
      path: '/choose-team',
      layout: 'dashboard-no-nav',
      light: true,
      name: 'Choose a team',
      about: 'The teams you are in, and how to create or join another.',
      needs: 'user',
      screen: () => import('./ChooseTeamScreen.tsx').then((module) => module.ChooseTeamScreen),
    },
    {
      path: '/:teamId/invite-accept',
      layout: 'dashboard-no-nav',
      light: true,
      name: 'Join a team',
      about: 'Accept an invite to a team.',
      by_link: true,
      screen: () => import('./invites/InviteAcceptScreen.tsx').then((module) => module.InviteAcceptScreen),
    },
    { path: '/:teamId/', layout: 'dashboard', light: true, needs: 'member', to: '/:teamId/audiences' },
    {
      path: '/:teamId/team',
      layout: 'dashboard',
      light: true,
      name: 'Team',
      about: 'Members, invites and details of your team.',
      task: 'team',
      order: 1,
      needs: 'member',
      screen: () => import('./TeamScreen.tsx').then((module) => module.TeamScreen),
    },
    { path: '*', layout: 'none', to: '/choose-team' },
  ],
}
