import { results as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { hasPixel, listAccountApps, listAppEvents } from './account.ts'
import { alertMailCourier, getAlertMail, listCampaignAlerts, setAlertMail } from './alerts.ts'
import { acceptProposal, declineProposal, listCampaignProposals } from './proposals.ts'
import { getCampaignReach } from './reach.ts'
import { readCampaignReports, readReport, readReports, readSegments, resumeReports } from './read.ts'
import { getCampaignGroups, getCampaignSegmentations, getCampaignStats, listCampaignSums } from './stats.ts'
import { sweep } from './sweep.ts'

export const results = served(calls, {
  handlers: {
    getCampaignReach,
    getCampaignSegmentations,
    getCampaignStats,
    listAppEvents,
    hasPixel,
    listAccountApps,
    getCampaignGroups,
    listCampaignSums,
    readCampaignReports,
    listCampaignProposals,
    acceptProposal,
    declineProposal,
    listCampaignAlerts,
    getAlertMail,
    setAlertMail,
  },
  work: (product) => ({
    jobs: {
      read_reports: () => readReports(product),
      read_report: ({ campaign_id }) => readReport(product, campaign_id),
      read_segments: ({ campaign_id, tries }) => readSegments(product, campaign_id, tries),
    },
    couriers: { 'mail.alert': alertMailCourier(product) },
    resume: () => resumeReports(product),
  }),
  crons: [{ at: '10 * * * *', job: 'read_reports' }],
  sweep,
})
