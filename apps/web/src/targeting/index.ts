export { EstimatePart } from './EstimatePart.tsx'
export { TargetingPart } from './TargetingPart.tsx'
export { PART_WORDS, Why } from './entry-words.tsx'
