export { changeAdSet, changeTargeting } from './ad-sets.ts'
export { answerCampaign } from './answers.ts'
export { createDraft } from './draft.ts'
export { midnightIn } from './times.ts'
