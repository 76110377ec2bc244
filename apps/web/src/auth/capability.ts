import type { Capability } from '../floor/index.ts'

export const auth: Capability = {
  team: [
    {
      path: '/login/:network?',
      layout: 'dashboard-no-nav',
      light: true,
      name: 'Sign in',
      signed_out: true,
      screen: () => import('./LoginScreen.tsx').then((module) => module.LoginScreen),
    },
    {
      path: '/welcome',
      layout: 'dashboard-no-nav',
      light: true,
      name: 'Welcome',
      needs: 'user',
      screen: () => import('./WelcomeScreen.tsx').then((module) => module.WelcomeScreen),
    },
    {
      path: '/:teamId/account',
      layout: 'dashboard',
      light: true,
      name: 'Account',
      task: 'team',
      order: 3,
      icon: 'account',
      needs: 'member',
      screen: () => import('./AccountScreen.tsx').then((module) => module.AccountScreen),
    },
  ],
}
