import type { Capability } from '../floor/index.ts'

/** Keys belong to one host: where there is no page of the account, they have one of their own. */
const passkeys = {
  path: '/passkeys',
  layout: 'deep-thought',
  name: 'Passkeys',
  about: 'Passkeys that sign you in on this site.',
  needs: 'user',
  own: true,
  screen: () => import('./PasskeysScreen.tsx').then((module) => module.PasskeysScreen),
} as const

/** Who is signed in here, and arrives at another site, takes the sign-in along. */
const handOver = {
  path: '/hand-over',
  layout: 'deep-thought',
  name: 'Continue with your sign-in from here',
  about: 'Take your sign-in along to another Starling site.',
  by_link: true,
  own: true,
  screen: () => import('./HandOverScreen.tsx').then((module) => module.HandOverScreen),
} as const

export const auth: Capability = {
  pro: [passkeys, handOver],
  premium: [passkeys, handOver],
  team: [
    { ...handOver, layout: 'dashboard-no-nav', light: true },
    {
      path: '/login/:network?',
      layout: 'dashboard-no-nav',
      light: true,
      name: 'Sign in',
      about: 'Sign in to Starling with a code by email. No password needed.',
      signed_out: true,
      screen: () => import('./LoginScreen.tsx').then((module) => module.LoginScreen),
    },
    {
      path: '/welcome',
      layout: 'dashboard-no-nav',
      light: true,
      name: 'Welcome',
      about: 'Say who you are, then create or join a team.',
      needs: 'user',
      screen: () => import('./WelcomeScreen.tsx').then((module) => module.WelcomeScreen),
    },
    {
      path: '/account',
      layout: 'dashboard-no-nav',
      light: true,
      name: 'Account',
      about: 'Your name and language, sign-ins, passkeys, tokens and linked accounts.',
      needs: 'user',
      teamless: true,
      own: true,
      screen: () => import('./AccountScreen.tsx').then((module) => module.AccountScreen),
    },
    {
      path: '/:teamId/account',
      layout: 'dashboard',
      light: true,
      name: 'Account',
      about: 'Your name and language, sign-ins, passkeys, tokens and linked accounts.',
      task: 'team',
      order: 3,
      icon: 'account',
      needs: 'member',
      screen: () => import('./AccountScreen.tsx').then((module) => module.AccountScreen),
    },
  ],
}
