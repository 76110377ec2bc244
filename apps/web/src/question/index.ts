export { accountText, findAccounts } from './account-suggestions.ts'
export {
  type Analysis,
  DEFAULT_VIEW,
  DOWNLOAD_BACKGROUNDS,
  type DownloadBackground,
  MOST_OTHERS,
  type PanelView,
  type View,
} from './analysis.ts'
export { ChoiceField } from './ChoiceField.tsx'
export { CountriesField } from './CountriesField.tsx'
export { calledLike } from './called-like.ts'
export { CHOICES, foundAmong, type ListedChoice } from './choices.ts'
export { readGroups } from './draft.ts'
export { ExploreLink } from './ExploreLink.tsx'
export { topicQuestion } from './explore-address.ts'
export { FrozenContext, useFrozen } from './frozen.ts'
export { joinAddress } from './long-address.ts'
export { Newcomer } from './Newcomer.tsx'
export { pastedTerms } from './pasted-terms.ts'
export { QuestionArea } from './QuestionArea.tsx'
export { readSearch, writeSearch } from './question-url.ts'
export type { RefinePart } from './RefineDrawer.tsx'
export { sentenceOf, titleOfQuestion } from './sentence.ts'
export { ToExplore } from './ToExplore.tsx'
export { UnderstoodSentence } from './UnderstoodSentence.tsx'
export { type Explorer, useAnalysis } from './use-analysis.ts'
export { useHashOf } from './use-hash-of.ts'
export { withoutVoice } from './without-voice.ts'
