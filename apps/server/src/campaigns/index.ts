export { changeAdSet, changeTargeting } from './ad-sets.ts'
export { createDraft } from './draft.ts'
