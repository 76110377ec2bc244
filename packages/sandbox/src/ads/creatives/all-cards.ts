import { type Answer, answer, type Call } from '../call.ts'
import { readParameters } from '../parameters.ts'
import { notFound } from '../problem.ts'
import type { Route } from '../wire.ts'
import type { Card, Component } from './cards.ts'
import { mediaUrl } from './media.ts'

/** As cards were before they had components: one flat object, whatever the card is made of. */
function flat(call: Call, { account_id: _, components, slides: __, ...card }: Card): Answer {
  const target = components.find(({ type }) => type === 'DETAILS' || type === 'BUTTON')
  return { ...mediaOf(call, components, target), ...(target ? targetOf(target) : {}), ...card }
}

function mediaOf(call: Call, components: Component[], target: Component | undefined): Answer {
  const media = components.find(({ type }) => type === 'MEDIA' || type === 'SWIPEABLE_MEDIA')
  const key = String(media?.media_key ?? (media?.media_keys as string[] | undefined)?.[0] ?? '')
  const url = mediaUrl(call, key)
  if (call.people.media(key)?.type === 'photo') {
    const isApp = (target?.destination as Answer | undefined)?.type === 'APP'
    return { [isApp ? 'wide_app_image' : 'image']: url, image_display_width: '1600', image_display_height: '836' }
  }
  return {
    video_url: url,
    video_hls_url: url,
    video_poster_url: url,
    video_content_id: key,
    video_owner_id: call.user_id,
    video_height: '9',
    video_width: '16',
    video_poster_height: '9',
    video_poster_width: '16',
    content_duration_seconds: '15',
  }
}

function targetOf({ title, label, destination }: Component): Answer {
  const { type, url, ...app } = destination as Answer
  if (type === 'APP') return { ...app, app_cta: (label as Answer | undefined)?.value ?? 'INSTALL' }
  const address = String(url ?? '')
  return {
    title,
    website_url: address,
    website_dest_url: address,
    website_display_url: address.replace(/^https?:\/\//, '').split('/')[0],
  }
}

function byUris(call: Call): Answer {
  const fields = { card_uris: { type: 'strings', required: true }, with_deleted: { type: 'boolean' } } as const
  const values = readParameters(fields, call.raw)
  const wanted = values.card_uris as string[]
  const data = call.records
    .list<Card>('cards', call.path.account_id!)
    .filter(({ card_uri, deleted }) => wanted.includes(card_uri) && (!deleted || values.with_deleted === true))
    .map((card) => flat(call, card))
  return answer(call, values, data)
}

function byId(call: Call): Answer {
  const id = call.path.card_id!
  const card = call.records.get<Card>('cards', id)
  if (!card || card.account_id !== call.path.account_id || card.deleted) throw notFound('CARD_NOT_FOUND', 'card_id', id)
  return answer(call, {}, flat(call, card))
}

export const ALL_CARDS_ROUTES: Route[] = [
  { method: 'GET', path: '/accounts/:account_id/cards/all', limit: 'account_reads', run: byUris },
  { method: 'GET', path: '/accounts/:account_id/cards/all/:card_id', limit: 'account_reads', run: byId },
]
