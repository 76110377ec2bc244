export { BillingPart } from './BillingPart.tsx'
