import type { Route, Site } from './site.ts'

// Plain Node reads this table too, while building; there `import.meta.env` does not exist.
const TESTING = import.meta.env?.MODE === 'test'

const testing: Route[] = TESTING
  ? [
      {
        path: '/reset-e2e',
        layout: 'none',
        screen: () => import('../testing/ResetScreen.tsx').then((module) => module.ResetScreen),
      },
    ]
  : []

export const team: Site = {
  brand: 'Starling',
  otherwise: { to: '/choose-team' },
  routes: [
    {
      path: '/login/:network?',
      layout: 'dashboard-no-nav',
      light: true,
      name: 'Sign in',
      signed_out: true,
      screen: () => import('../auth/LoginScreen.tsx').then((module) => module.LoginScreen),
    },
    {
      path: '/welcome',
      layout: 'dashboard-no-nav',
      light: true,
      name: 'Welcome',
      needs: 'user',
      screen: () => import('../auth/WelcomeScreen.tsx').then((module) => module.WelcomeScreen),
    },
    {
      path: '/choose-team',
      layout: 'dashboard-no-nav',
      light: true,
      name: 'Choose a team',
      needs: 'user',
      screen: () => import('../teams/ChooseTeamScreen.tsx').then((module) => module.ChooseTeamScreen),
    },
    ...testing,
    {
      path: '/_ui',
      layout: 'none',
      name: 'Widgets',
      own: true,
      development: true,
      screen: () => import('../gallery/GalleryScreen.tsx').then((module) => module.GalleryScreen),
    },
    {
      path: '/:teamId/invite-accept',
      layout: 'dashboard-no-nav',
      light: true,
      screen: () => import('../teams/InviteAcceptScreen.tsx').then((module) => module.InviteAcceptScreen),
    },
    // Until the audience catalog exists the root of a team is its first built screen.
    { path: '/:teamId/', layout: 'dashboard', light: true, needs: 'member', to: '/:teamId/team' },
    {
      path: '/:teamId/explore-x',
      layout: 'dashboard',
      light: true,
      name: 'Explore',
      icon: 'explore',
      needs: 'member',
      screen: () => import('../analysis/ExploreScreen.tsx').then((module) => module.ExploreScreen),
    },
    {
      path: '/:teamId/team',
      layout: 'dashboard',
      light: true,
      name: 'Team',
      icon: 'team',
      needs: 'member',
      screen: () => import('../teams/TeamScreen.tsx').then((module) => module.TeamScreen),
    },
    {
      path: '/:teamId/connections',
      layout: 'dashboard',
      light: true,
      name: 'Connections',
      icon: 'connections',
      needs: 'member',
      own: true,
      screen: () => import('../sources/ConnectionsScreen.tsx').then((module) => module.ConnectionsScreen),
    },
    {
      path: '/:teamId/lists',
      layout: 'dashboard',
      light: true,
      name: 'Lists',
      icon: 'lists',
      needs: 'member',
      own: true,
      screen: () => import('../social/lists/ListsScreen.tsx').then((module) => module.ListsScreen),
    },
    {
      path: '/:teamId/account',
      layout: 'dashboard',
      light: true,
      name: 'Account',
      icon: 'account',
      needs: 'member',
      screen: () => import('../auth/AccountScreen.tsx').then((module) => module.AccountScreen),
    },
  ],
}
