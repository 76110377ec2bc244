export { billerOf } from './biller.ts'
export { billingCouriers } from './couriers.ts'
export { isTeamSubscribed, refuseUnsubscribed } from './subscribed.ts'
