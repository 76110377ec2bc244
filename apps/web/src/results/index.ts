export { CampaignResults } from './CampaignResults.tsx'
