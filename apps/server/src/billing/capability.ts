import { billing as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { cancelSubscription, keepSubscription, startCheckout, upgradeSubscription } from './acts.ts'
import {
  getBillingKey,
  getCheckout,
  listBillingPlans,
  listInvoices,
  openBillingPortal,
  previewUpgrade,
  readBilling,
} from './asked.ts'
import { billingCouriers } from './couriers.ts'
import { readDueBilling, takeBillingEvent } from './events.ts'
import { getTeamBilling } from './state.ts'
import { sweep } from './sweep.ts'

export const billing = served(calls, {
  handlers: {
    startCheckout,
    upgradeSubscription,
    cancelSubscription,
    getBillingKey,
    listBillingPlans,
    getTeamBilling,
    getCheckout,
    previewUpgrade,
    keepSubscription,
    listInvoices,
    openBillingPortal,
    readBilling,
    takeBillingEvent,
  },
  work: (product) => ({
    jobs: { read_due_billing: () => readDueBilling(product) },
    couriers: billingCouriers(product),
  }),
  crons: [{ at: '20 * * * *', job: 'read_due_billing' }],
  sweep,
})
