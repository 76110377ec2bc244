export { type AudiencesOf, regionsOptions, savedAudiencesOptions, useAudienceChanges } from './queries.ts'
