import { A, type AdsSteps, DAY, type Json, moment } from './ads-steps.ts'

export async function adsCreatives(steps: AdsSteps): Promise<void> {
  const { sandbox, network, user_id, item, get, post, put, remove } = steps
  const at = sandbox.world.clock.now().getTime()
  const { slot } = network.account(user_id)!
  const keep = (type: 'photo' | 'video', prefix: string) => {
    const id = network.newId(at)
    const media = {
      id,
      media_key: `${prefix}_${id}`,
      owner: slot,
      type,
      category: 'tweet_image',
      mime: 'image/png',
      size: 9,
      state: 'succeeded' as const,
      ready_at: at,
      alt_text: null,
    }
    network.putMedia(media)
    return media.media_key
  }
  const picture = keep('photo', '3')
  const film = keep('video', '13')
  await post(`${A}/media_library`, { media_key: picture })
  await post(`${A}/media_library`, { media_key: film })
  await get(`${A}/media_library`, { query: { media_type: 'IMAGE' } })
  await get(`${A}/media_library/:media_key`, { names: { media_key: film } })
  await put(`${A}/media_library/:media_key`, { title: 'a film' }, { names: { media_key: film } })
  const media = await get(`${A}/account_media`)
  await get(`${A}/account_media/:account_media_id`, { names: { account_media_id: media.id } })
  const creative = await post(`${A}/media_creatives`, { account_media_id: media.id, line_item_id: item.id })
  await get(`${A}/media_creatives`)
  await get(`${A}/media_creatives/:media_creative_id`, { names: { media_creative_id: creative.id } })
  await remove(`${A}/media_creatives/:media_creative_id`, { names: { media_creative_id: creative.id } })
  const button = { type: 'BUTTON', label: { type: 'ENUM', value: 'INSTALL' } }
  const app = { ...button, destination: { type: 'APP', country_code: 'US', googleplay_app_id: 'com.company' } }
  const slides = { type: 'SWIPEABLE_MEDIA', media_keys: [picture, keep('photo', '3')] }
  const card = await post(`${A}/cards`, {}, { json: { name: 'card', components: [slides, app] } })
  const names = { card_id: card.id }
  await get(`${A}/cards`)
  await get(`${A}/cards/:card_id`, { names })
  await put(`${A}/cards/:card_id`, {}, { names, json: { name: 'changed' } })
  await get(`${A}/cards/all`, { query: { card_uris: card.card_uri } })
  const details = {
    type: 'DETAILS',
    title: 'Read on',
    destination: { type: 'WEBSITE', url: 'https://company.example' },
  }
  const json = { name: 'film', components: [{ type: 'MEDIA', media_key: film }, details] }
  const { id: card_id } = await post(`${A}/cards`, {}, { json })
  await get(`${A}/cards/all/:card_id`, { names: { card_id } })
  await conversationCards(steps, picture, film)
  const tweet = await post(`${A}/tweet`, { as_user_id: user_id, text: 'An ad', card_uri: card.card_uri })
  await get(`${A}/tweets`, { query: { tweet_type: 'PUBLISHED' } })
  await put(`${A}/tweets/:tweet_id/name`, { name: 'named' }, { names: { tweet_id: tweet.id } })
  await get(`${A}/tweet_previews`, { query: { tweet_ids: tweet.id, tweet_type: 'PUBLISHED' } })
  await remove(`${A}/cards/:card_id`, { names })
  const promoted = await post(`${A}/promoted_tweets`, { line_item_id: item.id, tweet_ids: tweet.id })
  await get(`${A}/promoted_tweets`)
  await get(`${A}/promoted_tweets/:promoted_tweet_id`, { names: { promoted_tweet_id: promoted.id } })
  const draft = await post(`${A}/draft_tweets`, { as_user_id: user_id, text: 'A draft' })
  const drafted = { draft_tweet_id: draft.id }
  await get(`${A}/draft_tweets`)
  await get(`${A}/draft_tweets/:draft_tweet_id`, { names: drafted })
  await put(`${A}/draft_tweets/:draft_tweet_id`, { text: 'Another' }, { names: drafted })
  await post(`${A}/draft_tweets/preview/:draft_tweet_id`, {}, { names: drafted })
  await remove(`${A}/draft_tweets/:draft_tweet_id`, { names: drafted })
  const scheduled_at = moment(Math.ceil(at / DAY) * DAY + DAY)
  const later = await post(`${A}/scheduled_tweets`, { as_user_id: user_id, text: 'Later', scheduled_at })
  const due = { scheduled_tweet_id: later.id }
  await get(`${A}/scheduled_tweets`)
  await get(`${A}/scheduled_tweets/:scheduled_tweet_id`, { names: due })
  await put(`${A}/scheduled_tweets/:scheduled_tweet_id`, { text: 'Sooner' }, { names: due })
  const planned = await post(`${A}/scheduled_promoted_tweets`, {
    line_item_id: item.id,
    scheduled_tweet_id: later.id,
  })
  const plan = { scheduled_promoted_tweet_id: planned.id }
  await get(`${A}/scheduled_promoted_tweets`)
  await get(`${A}/scheduled_promoted_tweets/:scheduled_promoted_tweet_id`, { names: plan })
  await remove(`${A}/scheduled_promoted_tweets/:scheduled_promoted_tweet_id`, { names: plan })
  await remove(`${A}/scheduled_tweets/:scheduled_tweet_id`, { names: due })
  await promotedAccount(steps)
  await remove(`${A}/media_library/:media_key`, { names: { media_key: film } })
  await remove(`${A}/account_media/:account_media_id`, { names: { account_media_id: media.id } })
}

async function conversationCards({ get, post, put, remove }: AdsSteps, picture: string, film: string) {
  const words = {
    name: 'card',
    first_cta: '#moon',
    first_cta_tweet: 'stars',
    thank_you_text: 'thanks',
    title: 'Full moon',
  }
  const asks: [string, Json, boolean][] = [
    [
      'poll',
      { name: 'poll', first_choice: 'East', second_choice: 'West', duration_in_minutes: 10_080, media_key: film },
      false,
    ],
    ['image_conversation', { ...words, media_key: picture }, true],
    ['video_conversation', { ...words, media_key: film }, true],
  ]
  for (const [kind, query, isChangeable] of asks) {
    const { id } = await post(`${A}/cards/${kind}`, query)
    await get(`${A}/cards/${kind}`)
    await get(`${A}/cards/${kind}/:card_id`, { names: { card_id: id } })
    if (isChangeable) await put(`${A}/cards/${kind}/:card_id`, { name: 'other' }, { names: { card_id: id } })
    await remove(`${A}/cards/${kind}/:card_id`, { names: { card_id: id } })
  }
}

async function promotedAccount({ user_id, get, post, remove }: AdsSteps) {
  const query = { name: 'followers', funding_instrument_id: String((await get(`${A}/funding_instruments`)).id) }
  const { id: campaign_id } = await post(`${A}/campaigns`, query)
  const follow = await post(`${A}/line_items`, {
    campaign_id,
    objective: 'FOLLOWERS',
    product_type: 'PROMOTED_ACCOUNT',
    placements: 'ALL_ON_TWITTER',
  })
  const { id } = await post(`${A}/promoted_accounts`, { line_item_id: follow.id, user_id })
  await get(`${A}/promoted_accounts`)
  await get(`${A}/promoted_accounts/:promoted_account_id`, { names: { promoted_account_id: id } })
  await remove(`${A}/promoted_accounts/:promoted_account_id`, { names: { promoted_account_id: id } })
}
