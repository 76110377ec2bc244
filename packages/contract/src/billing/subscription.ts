import type { User } from '../auth/index.ts'
import type { Subscription, Team } from '../teams/index.ts'

/** Group that counts like a subscription (spec 4). */
const SUBSCRIBED_GROUP = 'Audience_creator'

type Billed = Pick<Team, 'subscriptions'>

/** The newest subscription by start date is current (spec 4). */
export function currentSubscription({ subscriptions }: Billed): Subscription | undefined {
  return subscriptions.toSorted((a, b) => Date.parse(b.start) - Date.parse(a.start))[0]
}

export function isSubscribed(user: Pick<User, 'groups'>, team: Billed): boolean {
  return currentSubscription(team)?.active === true || user.groups.some(({ name }) => name === SUBSCRIBED_GROUP)
}

export function isEnterprise(team: Billed): boolean {
  return currentSubscription(team)?.plan.name.toLowerCase().includes('enterprise') ?? false
}

/** Billing details count as present only when all three are set (spec 4). */
export function hasInvoiceDetails(team: Pick<Team, 'invoice_email' | 'country' | 'invoice_name'>): boolean {
  return Boolean(team.invoice_email && team.country && team.invoice_name)
}
