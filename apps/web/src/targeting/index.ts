export { EstimatePart } from './EstimatePart.tsx'
export { PART_WORDS, Why } from './entry-words.tsx'
export { TargetingPart } from './TargetingPart.tsx'
