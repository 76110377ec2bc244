export { EstimatePart } from './EstimatePart.tsx'
export { TargetingPart } from './TargetingPart.tsx'
