import type { CampaignAlert } from '@starling/contract'
import type { AdsApi } from '@starling/outside'
import {
  type AlertRow,
  adsOf,
  alertOf,
  alertReaders,
  type CampaignRow,
  type Couriers,
  campaignDays,
  campaignOf,
  findTeam,
  findUser,
  isAlertReader,
  noteAdAtX,
  openAlerts,
  pageAlerts,
  setAlertReader,
} from '@starling/store'
import { type Say, say, type TextKey } from '@starling/text/both'
import {
  answerPage,
  type Input,
  layOut,
  nameInSubject,
  origins,
  type Product,
  type UserContext,
} from '../floor/index.ts'
import { openCampaign } from './find.ts'
import { addUp, paceOf } from './stats.ts'

/** Less than this of what should be spent by now is slow, once so much of the time is gone that it can be told. */
const SLOW = 0.5
const TOLD_FROM = 0.1
/** X may spend a little more than a day's budget on a day; beyond this it is too much. */
const OVER = 1.02

type Amiss = Pick<AlertRow, 'kind' | 'ad_id' | 'spent_micro' | 'expected_micro'>

/** What is amiss with the money of a campaign now. */
export function amissWith(campaign: CampaignRow, spent_micro: number, now: Date): Amiss[] {
  const pace = paceOf(campaign, spent_micro, now)
  if (!pace) return []
  const found: Amiss[] = []
  const money = { ad_id: null, spent_micro, expected_micro: pace.expected_micro }
  const isTold = pace.expected_micro >= pace.budget_micro * TOLD_FROM
  const isOver = +now >= +campaign.ends_at!
  if (isTold && !isOver && campaign.wanted === 'active' && (pace.share ?? 1) < SLOW)
    found.push({ kind: 'pace_slow', ...money })
  if (spent_micro > pace.budget_micro * OVER) {
    found.push({ kind: 'overspend', ...money, expected_micro: pace.budget_micro })
  }
  return found
}

/** Ads that X did not let pass, as X says now. */
async function rejected(
  { api, account_id }: { api: AdsApi; account_id: string },
  campaign_id: string,
  { store }: Product,
) {
  const ads = (await adsOf(store, campaign_id)).filter(({ x_id, is_on }) => x_id !== null && is_on)
  if (ads.length === 0) return []
  const at_x = new Map<string, string>()
  const promoted_tweet_ids = ads.map(({ x_id }) => x_id!)
  for await (const { id, approval_status } of api.promotedPosts(account_id, { promoted_tweet_ids }))
    at_x.set(id, approval_status)
  return ads.flatMap((ad) => {
    const approval = at_x.get(ad.x_id!)
    return approval === undefined ? [] : { id: ad.id, approval, was: ad.approval }
  })
}

const keyOf = ({ kind, ad_id }: Pick<AlertRow, 'kind' | 'ad_id'>) => `${kind} ${ad_id}`

/** What is amiss becomes a row and mails to who wants them; what is not any more ends. */
export async function raiseAlerts(
  product: Product,
  campaign_id: string,
  desk: { api: AdsApi; account_id: string },
): Promise<void> {
  const { store } = product
  const campaign = await campaignOf(store, campaign_id)
  if (!campaign) return
  const looked = await rejected(desk, campaign_id, product)
  const spent = addUp(await campaignDays(store, campaign_id)).spend_micro
  const amiss: Amiss[] = [
    ...amissWith(campaign, spent, store.now()),
    ...looked
      .filter(({ approval }) => approval === 'REJECTED')
      .map(({ id }) => ({ kind: 'disapproved' as const, ad_id: id, spent_micro: null, expected_micro: null })),
  ]
  const readers = await alertReaders(store, campaign_id)
  await store.change('operator', async (change) => {
    for (const { id, approval, was } of looked) if (approval !== was) await noteAdAtX(change, id, { approval })
    const alerts = change.table({ team_id: campaign.team_id }, 'alerts')
    const open = await openAlerts(change, campaign_id)
    const now = new Set(amiss.map(keyOf))
    for (const one of open) if (!now.has(keyOf(one))) await alerts.change(one.id, { ended_at: change.now })
    const known = new Set(open.map(keyOf))
    for (const one of amiss.filter((each) => !known.has(keyOf(each)))) {
      const { id: alert_id } = await alerts.add({ campaign_id, ...one, raised_at: change.now, ended_at: null })
      for (const user_id of readers) {
        await change.send(
          'mail.alert',
          { alert_id, user_id },
          { owner: { user_id }, subject: `alert ${alert_id} ${user_id}` },
        )
      }
    }
    await change.audit('campaign_report.looked_at', { subject_id: campaign_id, team_id: campaign.team_id })
  })
}

const answerAlert = ({ team_id: _, raised_at, ended_at, ...row }: AlertRow): CampaignAlert => ({
  ...row,
  ...{ raised_at: raised_at.toISOString(), ended_at: ended_at?.toISOString() ?? null },
})

export async function listCampaignAlerts(
  { path: { pk }, query }: Input<'listCampaignAlerts'>,
  context: UserContext,
): Promise<CampaignAlert[]> {
  const { id } = await openCampaign(pk, context)
  return answerPage(context, await pageAlerts(context.store, id, query), answerAlert)
}

export async function getAlertMail({ path: { pk } }: Input<'getAlertMail'>, context: UserContext) {
  const { id } = await openCampaign(pk, context)
  return { wanted: await isAlertReader(context.store, { campaign_id: id, user_id: context.user.id }) }
}

export async function setAlertMail({ path: { pk }, body: { wanted } }: Input<'setAlertMail'>, context: UserContext) {
  const { id, team_id } = await openCampaign(pk, context)
  await context.change(async (change) => {
    await setAlertReader(change, { campaign_id: id, user_id: context.user.id, wanted })
    await change.audit(wanted ? 'alert_mail.on' : 'alert_mail.off', { subject_id: id, team_id })
  })
  return { wanted }
}

const SUBJECTS: Record<AlertRow['kind'], TextKey> = {
  pace_slow: 'A campaign spends too slowly: {{name}}',
  overspend: 'A campaign spent more than its budget: {{name}}',
  disapproved: 'X rejected an ad: {{name}}',
}
const SENTENCES: Record<AlertRow['kind'], TextKey> = {
  pace_slow: 'It has spent {{spent}}; by now it should be about {{expected}}.',
  overspend: 'It has spent {{spent}}; its budget is {{expected}}.',
  disapproved: 'X does not show one of its ads. The ad is turned on here.',
}
const MICRO = 1_000_000

function wordsOf(speak: Say, { kind, spent_micro, expected_micro }: AlertRow, { name, currency }: CampaignRow) {
  const money = (micro: number | null) => speak.currency((micro ?? 0) / MICRO, currency)
  return {
    subject: speak.t(SUBJECTS[kind], { name: nameInSubject(name) }),
    lines: [
      speak.t('Something is amiss with this campaign:'),
      { quote: name },
      speak.t(SENTENCES[kind], { spent: money(spent_micro), expected: money(expected_micro) }),
      speak.t('You get this email because you asked for alerts of this campaign. Turn them off on its page.'),
    ],
    action: speak.t('See the campaign'),
  }
}

/** A mail server keeps no key: a double bears the same `Message-ID`. */
export const alertMailCourier = (product: Product): Couriers['mail.alert'] => ({
  carry: async ({ id, payload }) => {
    const { store, config } = product
    const alert = await alertOf(store, payload.alert_id)
    const campaign = alert && (await campaignOf(store, alert.campaign_id))
    const user = await findUser(store, payload.user_id)
    const wants = campaign && (await alertReaders(store, campaign.id)).includes(payload.user_id)
    // Whoever stopped it in the meantime, or left, is not told any more.
    if (!alert || !campaign || campaign.removed_at || !user || user.removed_at || !wants) return null
    const language = user.language ?? 'en'
    const team = await findTeam(store, campaign.team_id)
    const address = `${origins(config).team}/${team?.slug ?? campaign.team_id}/campaigns/${campaign.id}`
    await product.mailer.send({
      key: id,
      to: user.email,
      ...layOut(wordsOf(say(language), alert, campaign), address, language),
    })
    return null
  },
})
