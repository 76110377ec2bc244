export { teamOf } from './audience-configs.ts'
export { compareAudiences } from './compare.ts'
export { bringAudienceBack, changeAudience, findAudience, removeAudience, saveAudience } from './keeping.ts'
export { keptQuestion, nameOf, refuseTwoWindows, type SavedQuestion } from './kept-question.ts'
