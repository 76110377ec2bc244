export { ConfirmItIsYou, SignInDialog } from './later.ts'
