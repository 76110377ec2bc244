export { readParts, refuseMoreEntries } from './read-values.ts'
