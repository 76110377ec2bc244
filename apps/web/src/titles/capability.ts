import type { Capability } from '../floor/index.ts'

export const titles: Capability = {
  pro: [
    {
      path: '/job-title',
      layout: 'pro-targeting',
      light: true,
      name: 'Job titles',
      about: 'Find people by what they say they work as, and see how many each title and each combination has.',
      task: 'targeting',
      order: 1,
      icon: 'titles',
      needs: 'user',
      screen: () => import('./JobTitlesScreen.tsx').then((module) => module.JobTitlesScreen),
    },
  ],
}
