export { AudienceAnalysis } from './AudienceAnalysis.tsx'
export { KeepAudience } from './KeepAudience.tsx'
