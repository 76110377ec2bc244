export { ReadPart } from './ReadPart.tsx'
