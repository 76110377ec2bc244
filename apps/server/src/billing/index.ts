export { billerOf } from './biller.ts'
export { billingCouriers } from './couriers.ts'
export { sayCode } from './state.ts'
export { isTeamSubscribed, refuseUnsubscribed } from './subscribed.ts'
