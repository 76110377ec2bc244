import type { Capability } from '../floor/index.ts'

export const planner: Capability = {
  pro: [
    {
      path: '/campaign-planner',
      layout: 'deep-thought',
      name: 'Campaign planner',
      short: 'Plan',
      about: 'What a budget reaches, or what it takes to reach people: by audience and day, as ranges.',
      group: 'CampaignPlanner',
      task: 'campaigns',
      order: 2,
      screen: () => import('./CampaignPlannerScreen.tsx').then((module) => module.CampaignPlannerScreen),
    },
    {
      path: '/campaigns/create',
      layout: 'deep-thought',
      name: 'Describe a campaign',
      about: 'Say in a sentence what a campaign is to do, and see what is understood and what it comes to.',
      needs: 'user',
      screen: () => import('./CampaignCreateScreen.tsx').then((module) => module.CampaignCreateScreen),
    },
  ],
}
