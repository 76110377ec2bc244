import type { Capability } from '../floor/index.ts'

export const audit: Capability = {
  team: [
    {
      path: '/:teamId/audit',
      layout: 'dashboard',
      light: true,
      name: 'Audit log',
      about: 'Who did what in your team, when and from where.',
      needs: 'member',
      own: true,
      screen: () => import('./AuditScreen.tsx').then((module) => module.AuditScreen),
    },
  ],
}
