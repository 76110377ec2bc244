export { endLink } from './accounts.ts'
