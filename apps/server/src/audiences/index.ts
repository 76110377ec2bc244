export { teamOf } from './audience-configs.ts'
<<<<<<< HEAD
export { compareAudiences } from './compare.ts'
=======
export { builderFor } from './insights.ts'
>>>>>>> main
export { bringAudienceBack, changeAudience, findAudience, removeAudience, saveAudience } from './keeping.ts'
export { keptQuestion, nameOf, refuseTwoWindows, type SavedQuestion } from './kept-question.ts'
export { stopAudienceMails } from './moved-mail.ts'
