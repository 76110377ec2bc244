export { suggestFor } from './suggest.ts'
