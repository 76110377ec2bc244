import { type Answer, answer, type Call, nextId, nextSnowflake, stamp } from '../call.ts'
import { writeMoment } from '../moments.ts'
import { type Fields, readParameters, type Values } from '../parameters.ts'
import { invalid, notFound } from '../problem.ts'
import { type Entity, listOf, type Resource } from '../resources.ts'
import type { Route } from '../wire.ts'
import { mediaUrl } from './media.ts'

type Card = Entity & { name: string; card_uri: string; card_type: string; family: string; values: Values }

const CALLS: Fields = {
  name: { type: 'string', required: true, max: 80 },
  media_key: { type: 'string', required: true },
  first_cta: { type: 'string', required: true, max: 20 },
  first_cta_tweet: { type: 'string', required: true },
  second_cta: { type: 'string', max: 20 },
  second_cta_tweet: { type: 'string' },
  thank_you_text: { type: 'string', required: true, max: 23 },
  thank_you_url: { type: 'string' },
  title: { type: 'string', max: 23 },
}

const FAMILIES: Record<
  string,
  {
    fields: Fields
    update?: Fields
    kind: (call: Call, values: Values) => string
    show: (call: Call, card: Card) => Answer
  }
> = {
  poll: {
    fields: {
      name: { type: 'string', required: true, max: 80 },
      first_choice: { type: 'string', required: true, max: 25 },
      second_choice: { type: 'string', required: true, max: 25 },
      third_choice: { type: 'string', max: 25 },
      fourth_choice: { type: 'string', max: 25 },
      duration_in_minutes: { type: 'long', required: true, min: 5, max: 10_080 },
      media_key: { type: 'string' },
    },
    kind: (call, { media_key }) => `${media_key === undefined ? 'TEXT' : kindOf(call, media_key as string)}_POLLS`,
    show: (call, { created_at, values: { duration_in_minutes: minutes, media_key, ...values } }) => ({
      ...values,
      ...(media_key === undefined ? {} : pictured(call, media_key as string)),
      duration_in_minutes: String(minutes),
      start_time: created_at,
      end_time: writeMoment(new Date(Date.parse(created_at) + (minutes as number) * 60_000)),
    }),
  },
  image_conversation: {
    fields: CALLS,
    update: CALLS,
    kind: () => 'IMAGE_CONVERSATION',
    show: (call, { values }) => ({
      ...values,
      media_url: mediaUrl(call, values.media_key as string),
      image_display_height: '670',
      image_display_width: '1280',
    }),
  },
  video_conversation: {
    fields: CALLS,
    update: CALLS,
    kind: () => 'VIDEO_CONVERSATION',
    show: (call, { values }) => ({
      ...values,
      media_url: mediaUrl(call, values.media_key as string),
      poster_media_url: mediaUrl(call, values.media_key as string),
      video_owner_id: call.user_id,
      video_height: '9',
      video_width: '16',
    }),
  },
}

function kindOf(call: Call, media_key: string): 'IMAGE' | 'VIDEO' {
  const media = call.people.media(media_key)
  if (!media) throw notFound('MEDIA_NOT_FOUND', 'media_key', media_key)
  return media.type === 'photo' ? 'IMAGE' : 'VIDEO'
}

function pictured(call: Call, media_key: string): Answer {
  const url = mediaUrl(call, media_key)
  if (call.people.media(media_key)?.type === 'photo')
    return { image: url, image_display_width: '1280', image_display_height: '670' }
  return {
    video_url: url,
    video_hls_url: url,
    video_poster_url: url,
    video_height: '9',
    video_width: '16',
    video_poster_height: '9',
    video_poster_width: '16',
    content_duration_seconds: '15',
  }
}

const show = (call: Call, card: Card): Answer => {
  const { account_id: _, family, values: __, ...row } = card
  return { ...FAMILIES[family]!.show(call, card), ...row }
}

function held(call: Call, family: string): Card {
  const card = call.records.get<Card>('conversation_cards', call.path.card_id!)
  if (!card || card.account_id !== call.path.account_id || card.family !== family || card.deleted) {
    throw notFound('CARD_NOT_FOUND', 'card_id', call.path.card_id!)
  }
  return card
}

function create(call: Call, family: string): Answer {
  const { fields, kind } = FAMILIES[family]!
  const values = readParameters(fields, call.raw)
  if (values.media_key !== undefined) {
    const wanted = family === 'video_conversation' ? 'VIDEO' : family === 'image_conversation' ? 'IMAGE' : undefined
    const found = kindOf(call, values.media_key as string)
    if (wanted && found !== wanted) throw invalid('media_key', `Expected a media key of ${wanted}`, values.media_key)
  }
  const card: Card = {
    id: nextId(call),
    account_id: call.path.account_id!,
    name: values.name as string,
    card_uri: `card://${nextSnowflake(call)}`,
    card_type: kind(call, values),
    family,
    values,
    ...stamp(call),
  }
  call.records.put('conversation_cards', card.account_id, card)
  return answer(call, { ...values, card_type: card.card_type }, show(call, card))
}

function change(call: Call, family: string, next: (card: Card) => Card, values: Values = {}): Answer {
  const card = { ...next(held(call, family)), updated_at: writeMoment(call.now) }
  call.records.put('conversation_cards', card.account_id, card)
  return answer(call, { ...values, card_type: card.card_type }, show(call, card))
}

export const CONVERSATION_CARD_ROUTES: Route[] = Object.entries(FAMILIES).flatMap(([family, { update }]) => {
  const base = `/accounts/:account_id/cards/${family}`
  const listed: Resource<Card> = {
    path: 'conversation_cards',
    id_name: 'card_id',
    not_found: 'CARD_NOT_FOUND',
    filters: { card_ids: (_call, { id }) => id },
    list: { fields: {}, accepts: (_call, card) => card.family === family },
    show,
  }
  const routes: Route[] = [
    { method: 'GET', path: base, limit: 'account_reads', run: (call) => listOf(call, listed) },
    {
      method: 'GET',
      path: `${base}/:card_id`,
      limit: 'account_reads',
      run: (call) => answer(call, { card_type: family }, show(call, held(call, family))),
    },
    { method: 'POST', path: base, limit: 'writes', run: (call) => create(call, family) },
    {
      method: 'DELETE',
      path: `${base}/:card_id`,
      limit: 'writes',
      run: (call) => change(call, family, (card) => ({ ...card, deleted: true })),
    },
  ]
  if (update) {
    routes.push({
      method: 'PUT',
      path: `${base}/:card_id`,
      limit: 'writes',
      run(call) {
        const values = readParameters(update, call.raw, true)
        return change(
          call,
          family,
          (card) => ({
            ...card,
            name: (values.name as string | undefined) ?? card.name,
            values: { ...card.values, ...values },
          }),
          values,
        )
      },
    })
  }
  return routes
})
