export { shownMedia } from './answers.ts'
