export { SignInDialog } from './later.ts'
