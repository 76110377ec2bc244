import {
  type CampaignRow,
  type Change,
  type Couriers,
  campaignOf,
  findOpenedAccount,
  findTeam,
  findUser,
  type Hold,
  holdsOf,
  spendersOf,
} from '@starling/store'
import { type Say, say } from '@starling/text/both'
import { layOut, nameInSubject, origins, type Product } from '../floor/index.ts'

/** Whoever else may spend in the ad account is told that somebody waits for them. */
export async function tellSpenders(change: Change, { id: campaign_id, team_id, team_account_id }: CampaignRow) {
  const { waiting } = await holdsOf(change, campaign_id)
  const account = await findOpenedAccount(change, team_account_id, { team_id })
  if (!waiting || !account) return
  for (const user_id of await spendersOf(change, account)) {
    if (user_id === waiting.asked_by) continue
    const subject = `approval ${waiting.id} ${user_id}`
    await change.send('mail.approval', { campaign_id, hold_id: waiting.id, user_id }, { owner: { user_id }, subject })
  }
}

const MICRO = 1_000_000
function wordsOf(speak: Say, { name, currency }: CampaignRow, { amount_micro, daily_micro }: Hold, asker: string) {
  const money = (micro: number) => speak.currency(micro / MICRO, currency)
  const amount = amount_micro === null ? money(daily_micro ?? 0) : money(amount_micro)
  return {
    subject: speak.t('Waiting for your approval: {{name}}', { name: nameInSubject(name) }),
    lines: [
      amount_micro === null
        ? speak.t('{{who}} asks to spend {{amount}} a day with this campaign:', { who: asker, amount })
        : speak.t('{{who}} asks to spend up to {{amount}} with this campaign:', { who: asker, amount }),
      { quote: name },
      speak.t('It needs a second person. You get this email because you may spend in its ad account.'),
    ],
    action: speak.t('See the campaign'),
  }
}

/** A mail server keeps no key: a double bears the same `Message-ID`. */
export const approvalMailCourier = (product: Product): Couriers['mail.approval'] => ({
  carry: async ({ id, payload: { campaign_id, hold_id, user_id } }) => {
    const { store, config } = product
    const campaign = await campaignOf(store, campaign_id)
    const { waiting } = await holdsOf(store, campaign_id)
    const user = await findUser(store, user_id)
    const asker = waiting?.asked_by && (await findUser(store, waiting.asked_by))
    const account =
      campaign && (await findOpenedAccount(store, campaign.team_account_id, { team_id: campaign.team_id }))
    // What is decided meanwhile waits for nobody, and who may not spend any more decides nothing.
    if (!campaign || campaign.removed_at || waiting?.id !== hold_id || !asker || !account || !user) return null
    if (!(await spendersOf(store, account)).includes(user_id)) return null
    const language = user.language ?? 'en'
    const team = await findTeam(store, campaign.team_id)
    const address = `${origins(config).team}/${team?.slug ?? campaign.team_id}/campaigns/${campaign.id}`
    const words = wordsOf(say(language), campaign, waiting, asker.email)
    await product.mailer.send({ key: id, to: user.email, ...layOut(words, address, language) })
    return null
  },
})
