export { AdAccountsTab } from './AdAccountsTab.tsx'
export { sayMoney } from './money.ts'
export { teamAccountsOptions } from './queries.ts'
