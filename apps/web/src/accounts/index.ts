export { AdAccountsTab } from './AdAccountsTab.tsx'
export { teamAccountsOptions } from './queries.ts'
