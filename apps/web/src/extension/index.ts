export { type Applied, EXTENSION_PAGE, useApply } from './use-apply.ts'
