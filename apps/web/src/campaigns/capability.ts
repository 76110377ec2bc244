import type { Capability } from '../floor/index.ts'

const newScreen = () => import('./new/NewCampaignScreen.tsx').then((module) => module.NewCampaignScreen)
const NEW = {
  name: 'New campaign',
  about: 'From an objective to a campaign that is made at X, paused.',
  light: true,
} as const

export const campaigns: Capability = {
  team: [
    {
      path: '/:teamId/campaigns',
      layout: 'dashboard',
      light: true,
      name: 'Campaigns',
      about: 'What your team advertises at X, drafted, paused and running.',
      task: 'campaigns',
      order: 1,
      needs: 'member',
      screen: () => import('./list/CampaignsScreen.tsx').then((module) => module.CampaignsScreen),
    },
    {
      path: '/:teamId/campaigns/new',
      layout: 'dashboard',
      own: true,
      needs: 'member',
      ...NEW,
      screen: newScreen,
    },
    {
      path: '/:teamId/campaigns/:id',
      layout: 'dashboard',
      light: true,
      own: true,
      by_link: true,
      name: 'Campaign',
      about: 'One campaign: its ad sets and ads, what is at X, and its launch.',
      needs: 'member',
      screen: () => import('./page/CampaignScreen.tsx').then((module) => module.CampaignScreen),
    },
  ],
  pro: [
    {
      path: '/campaigns/new',
      layout: 'pro-targeting',
      task: 'campaigns',
      order: 1,
      needs: 'user',
      ...NEW,
      screen: newScreen,
    },
  ],
}
