import { type Answer, type Call, nextSnowflake, stamp } from '../call.ts'
import { invalid, notFound, refuse } from '../problem.ts'
import { type Entity, type Resource, routesOf } from '../resources.ts'
import type { Route } from '../wire.ts'
import { ALL_CARDS_ROUTES } from './all-cards.ts'
import { CONVERSATION_CARD_ROUTES } from './conversation-cards.ts'

export type Component = Record<string, unknown> & { type: string }
export type Card = Entity & {
  name: string
  card_uri: string
  card_type: string
  components: Component[]
  slides?: Component[][]
}

const BUTTONS = ['BOOK', 'CONNECT', 'INSTALL', 'OPEN', 'ORDER', 'PLAY', 'SHOP']
const DESTINATIONS = ['WEBSITE', 'APP', 'PLAYABLE', 'PROFILE', 'TWEET_COMPOSER', 'DM']

const wrong = (message: string, value: unknown) => invalid('components', message, JSON.stringify(value))

/** What a card is, read from its parts: the media first, then where it leads. */
function cardType(call: Call, components: Component[]): string {
  const media = components.find(({ type }) => type === 'MEDIA' || type === 'SWIPEABLE_MEDIA')
  if (!media) throw wrong('A card needs MEDIA or SWIPEABLE_MEDIA', components)
  const many = media.type === 'SWIPEABLE_MEDIA'
  const keys = (many ? media.media_keys : [media.media_key]) as unknown
  if (!Array.isArray(keys) || keys.length < (many ? 2 : 1) || keys.length > 6)
    throw wrong('2 to 6 media keys are needed', media)
  const kinds = new Set(
    keys.map((key: unknown) => {
      const found = call.people.media(String(key))
      if (!found) throw notFound('MEDIA_NOT_FOUND', 'media_key', String(key))
      return found.type === 'photo' ? 'IMAGE' : 'VIDEO'
    }),
  )
  const kind = kinds.size > 1 ? 'MIXED_MEDIA' : [...kinds][0]!
  return `${kind}${many ? '_CAROUSEL' : ''}_${destinationOf(components)}`
}

function destinationOf(components: Component[]): string {
  const target = components.find(({ type }) => type === 'DETAILS' || type === 'BUTTON')
  if (!target) throw wrong('A card needs DETAILS or BUTTON', components)
  const destination = (target.destination ?? {}) as Record<string, unknown>
  if (!DESTINATIONS.includes(String(destination.type))) throw wrong('A destination needs a type', target)
  if (target.type === 'DETAILS' && (typeof target.title !== 'string' || [...target.title].length > 70)) {
    throw wrong('DETAILS need a title of at most 70 characters', target)
  }
  if (
    target.type === 'BUTTON' &&
    !BUTTONS.includes(String((target.label as Record<string, unknown> | undefined)?.value))
  ) {
    throw wrong(`The label of a button is one of ${BUTTONS.join(', ')}`, target)
  }
  if (destination.type === 'WEBSITE' && !/^https?:\/\/\S+$/.test(String(destination.url))) {
    throw wrong('A website needs an address', target)
  }
  if (destination.type === 'APP') {
    if (!destination.country_code) throw wrong('An app needs country_code', target)
    if (!destination.ios_app_store_identifier && !destination.googleplay_app_id)
      throw wrong('An app needs its identifier', target)
  }
  return String(destination.type)
}

function partsOf(
  call: Call,
  { components, slides }: Answer,
): Pick<Card, 'components' | 'card_type'> & { slides?: Component[][] } {
  if (components !== undefined && slides !== undefined) {
    throw refuse('EXCLUSIVE_PARAMETERS', 'components and slides cannot be used together', { parameter: 'slides' })
  }
  if (Array.isArray(slides)) {
    const types = (slides as Component[][]).map((slide) => cardType(call, slide))
    return {
      components: [],
      slides: slides as Component[][],
      card_type: `${types[0]!.split('_')[0]}_MULTI_DEST_CAROUSEL_WEBSITE`,
    }
  }
  if (!Array.isArray(components) || components.length === 0) {
    throw refuse('MISSING_PARAMETER', '"components" is a required parameter', { parameter: 'components' })
  }
  return { components: components as Component[], card_type: cardType(call, components as Component[]) }
}

const CARDS: Resource<Card> = {
  path: 'cards',
  id_name: 'card_id',
  not_found: 'CARD_NOT_FOUND',
  limit: 'account_reads',
  filters: { card_ids: (_call, { id }) => id, card_types: (_call, { card_type }) => card_type },
  list: { fields: {}, accepts: (_call, { components, slides }) => components !== undefined || slides !== undefined },
  create: {
    name: { type: 'string', required: true, max: 80 },
    components: { type: 'json' },
    slides: { type: 'json' },
  },
  update: { name: { type: 'string', max: 80 }, components: { type: 'json' }, slides: { type: 'json' } },
  make(call, values) {
    const id = nextSnowflake(call)
    return {
      id,
      account_id: call.path.account_id!,
      name: values.name as string,
      card_uri: `card://${id}`,
      ...partsOf(call, values),
      ...stamp(call),
    }
  },
  revise: (call, row, { name, components, slides }) => ({
    ...row,
    ...(name === undefined ? {} : { name: name as string }),
    ...(components === undefined && slides === undefined ? {} : partsOf(call, { components, slides })),
  }),
  show: (_call, { account_id: _, ...row }) => row,
}

export const CARD_ROUTES: Route[] = [
  ...routesOf(CARDS).map(
    (route): Route => ({
      ...route,
      // A body of JSON is not echoed.
      run: (call) =>
        route.method === 'GET' ? route.run(call) : { ...route.run(call), request: { params: call.path } },
    }),
  ),
  ...ALL_CARDS_ROUTES,
  ...CONVERSATION_CARD_ROUTES,
]
