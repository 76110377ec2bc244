export { questionAddress } from './QuestionLink.tsx'
export { RecentSearches } from './RecentSearches.tsx'
export { SearchTools } from './SearchTools.tsx'
export { analysisOf } from './saved-types.ts'
