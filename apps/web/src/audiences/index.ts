export { AudienceAnalysis } from './AudienceAnalysis.tsx'
export { KeepAudience } from './KeepAudience.tsx'
export { type AudiencesOf, regionsOptions, savedAudiencesOptions, useAudienceChanges } from './queries.ts'
