export { EstimatePart } from './EstimatePart.tsx'
export { Why } from './entry-words.tsx'
export { peopleWords, percentWords } from './reach-words.ts'
export { TargetingPart } from './TargetingPart.tsx'
