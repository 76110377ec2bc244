import {
  adminsOf,
  type Change,
  type Couriers,
  currentOf,
  findTeamRow,
  findUser,
  type ReadSubscription,
} from '@starling/store'
import { type Say, say } from '@starling/text/both'
import { layOut, nameInSubject, type Product } from '../floor/index.ts'
import { billingPage } from './page.ts'

/** Whoever looks after a team is told once for each payment that failed: before what was read takes the place of this. */
export async function tellUnpaid(change: Change, team_id: string, read: readonly ReadSubscription[]): Promise<void> {
  const before = await currentOf(change, team_id)
  const now = read.find(({ billing_id }) => billing_id === before?.billing_id)
  if (before?.status === 'past_due' || now?.status !== 'past_due') return
  for (const user_id of await adminsOf(change, team_id)) {
    const subject = `payment ${now.billing_id} ${now.period_ends_at} ${user_id}`
    await change.send('mail.payment', { team_id, user_id }, { owner: { user_id }, subject })
  }
}

type Unpaid = { team: string; ends_at: Date | null }
const wordsOf = (speak: Say, { team, ends_at }: Unpaid) => ({
  subject: speak.t('A payment for {{team}} failed', { team: nameInSubject(team) }),
  lines: [
    speak.t('The card of this team was not charged:'),
    { quote: team },
    ends_at
      ? speak.t('Please change the card by {{date}}; until then nothing is taken away. It is tried again by itself.', {
          date: speak.shortDate(ends_at.toISOString()),
        })
      : speak.t('Please change the card. It is tried again by itself.'),
    speak.t('You get this email because you are an admin of the team.'),
  ],
  action: speak.t('See the subscription'),
})

/** A mail server keeps no key: a double bears the same `Message-ID`. */
export const paymentMailCourier = (product: Product): Couriers['mail.payment'] => ({
  carry: async ({ id, payload: { team_id, user_id } }) => {
    const { store } = product
    const [team, user] = [await findTeamRow(store, team_id), await findUser(store, user_id)]
    const current = await currentOf(store, team_id)
    // What is paid meanwhile is nobody's trouble, and who is no admin any more cannot change the card.
    if (!team || !user || current?.status !== 'past_due') return null
    if (!(await adminsOf(store, team_id)).includes(user_id)) return null
    const language = user.language ?? 'en'
    const words = wordsOf(say(language), { team: team.name, ends_at: current.ends_at })
    await product.mailer.send({ key: id, to: user.email, ...layOut(words, billingPage(product, team.slug), language) })
    return null
  },
})
