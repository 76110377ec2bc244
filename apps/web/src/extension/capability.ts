import type { Capability } from '../floor/index.ts'

export const extension: Capability = {
  pro: [
    {
      path: '/extension',
      layout: 'pro-targeting',
      light: true,
      own: true,
      name: 'Browser extension',
      about: 'It fills the ads form of X with a targeting list. Download it, and how to install it.',
      screen: () => import('./ExtensionScreen.tsx').then((module) => module.ExtensionScreen),
    },
  ],
}
