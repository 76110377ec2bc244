export { MissingNote } from './MissingNote.tsx'
