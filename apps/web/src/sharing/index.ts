export { tokenIn } from './link-address.ts'
export { ShareAnalysis } from './ShareAnalysis.tsx'
