import { AdsApi, type TargetingCriterion } from '@starling/outside'
import { type Browser, consentAt, type World } from '@starling/world'

/** An ad account at X with its owner's own keys, and a way to link it to somebody here. */
export async function openDesk(world: World) {
  const { ad_accounts, users, consumer_key, consumer_secret } = await world.sandbox.world.credentials()
  const ad_account = ad_accounts[0]!
  const owner = users.find(({ user_id }) => user_id === ad_account.user_id)!
  const { access_token, access_token_secret } = owner
  const api = new AdsApi({
    base_url: world.product.config.X_ADS_URL!,
    upload_url: world.product.config.X_API_URL!,
    credentials: {
      oauth1: { consumer_key, consumer_secret, token: access_token, token_secret: access_token_secret },
    },
  })
  let campaign_id: string | undefined
  return {
    api,
    ad_account,
    link: async (browser: Browser) => {
      const path = { network: 'x' }
      const { authorize_url } = await browser.connectSocialAccount({ path, body: { protocol: 'oauth1' } })
      const { searchParams } = await consentAt(authorize_url, { person: `@${owner.username}` })
      const arrival = await browser.finishSocialRedirect({ path, body: Object.fromEntries(searchParams) })
      if (arrival.outcome !== 'connected') throw new Error(arrival.outcome)
      return arrival.account.id
    },
    lineItem: async (name: string, entity_status: 'PAUSED' | 'ACTIVE' = 'PAUSED') => {
      if (campaign_id === undefined) {
        let funding_instrument_id = ''
        for await (const { id } of api.fundingInstruments(ad_account.id)) funding_instrument_id = id
        const made = { name: 'Spring', funding_instrument_id, daily_budget_amount_local_micro: 50_000_000 }
        campaign_id = (await api.createCampaign(ad_account.id, made)).id
      }
      const form = {
        ...{ campaign_id, name, entity_status, objective: 'ENGAGEMENTS', product_type: 'PROMOTED_TWEETS' },
        ...{ placements: ['ALL_ON_TWITTER'], bid_strategy: 'AUTO', start_time: '2026-12-01T00:00:00Z' },
        daily_budget_amount_local_micro: 10_000_000,
      }
      return (await api.createLineItem(ad_account.id, form)).id
    },
    criteria: async (line_item_id: string) => {
      const found: TargetingCriterion[] = []
      for await (const one of api.targetingCriteria(ad_account.id, [line_item_id])) if (!one.deleted) found.push(one)
      return found.map((one) => `${one.targeting_type} ${one.operator_type} ${one.targeting_value}`).toSorted()
    },
  }
}
export type AdDesk = Awaited<ReturnType<typeof openDesk>>
