export { ChatPanel } from './later.ts'
