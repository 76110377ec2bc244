import { AppError } from '@starling/contract'
import type { AdsApi, MediaUpload } from '@starling/outside'
import {
  type CreativeRow,
  findCreativePost,
  type MediaRow,
  mediaOfTeam,
  noteCreativePost,
  partOfMedia,
} from '@starling/store'
import { isApplicable, lintCreative } from '@starling/targeting'
import type { Product } from '../floor/index.ts'
import { mediaIdsOf } from './answers.ts'

/** Where a creative is to be posted: `account_id` as `deskOf` of the team's account gave it, with the API. */
export type Posting = { team_id: string; creative_id: string; team_account_id: string; account_id: string }

/** By the end of an id, as ids begin with the time. What bears it at X is ours, and found again by it. */
const markOf = (id: string) => `stl-${id.slice(-8)}`
const LONGEST_NAME = 80
const named = (mark: string, name: string) => [...`${mark} · ${name}`].slice(0, LONGEST_NAME).join('')
const CATEGORIES = { image: 'tweet_image', gif: 'tweet_gif', video: 'tweet_video' } as const

/**
 * The creative as a post at X that only ads show. Safe to repeat: what a try before has made is found by its mark, at each
 * step; what was posted once is not posted again, until what it says has changed.
 */
export async function postOfCreative(product: Product, posting: Posting, api: AdsApi): Promise<{ tweet_id: string }> {
  const { store } = product
  const { team_id, creative_id, account_id } = posting
  const creative = await store.table({ team_id }, 'ad_creatives').find(creative_id)
  if (!creative) throw new AppError('not_found')
  const at = { creative_id, version: creative.version, account_id }
  const known = await findCreativePost(store, at)
  if (known) return { tweet_id: known.tweet_id }
  const held = await store.alone(`post of creative ${creative_id} in ${account_id}`, () =>
    post(product, creative, account_id, api),
  )
  // Another is at it: whoever comes again finds what that one made.
  if (!held) throw new AppError('busy', { values: { seconds: 5 }, retry_after_s: 5 })
  const { done: tweet_id } = held
  await store.change('operator', async (change) => {
    await noteCreativePost(change, { ...at, team_id, tweet_id })
    await change.audit('creative.posted', { subject_id: creative_id, subject: creative.name, team_id })
  })
  return { tweet_id }
}

async function post(product: Product, creative: CreativeRow, account_id: string, api: AdsApi): Promise<string> {
  const mark = `${markOf(creative.id)}-v${creative.version}`
  for await (const { id_str, name } of api.posts(account_id, mark)) if (isMarked(name, mark)) return id_str
  const media = await mediaOf(product, creative)
  refuseUnfit(creative, media)
  const as_user_id = await authorOf(api, account_id)
  const keys = new Map<string, string>()
  for (const one of media) keys.set(one.id, await keyOf(product, one, account_id, api))
  const { kind, text, content } = creative
  const card_uri = kind === 'post' ? undefined : await cardOf(creative, mark, keys, account_id, api)
  const isFilm = kind === 'post' && media.some((one) => one.kind === 'video')
  const made = await api.createPost(account_id, {
    ...{ as_user_id, text, card_uri, nullcast: true, name: named(mark, creative.name), trim_user: true },
    ...(kind === 'post' && keys.size > 0 ? { media_keys: [...keys.values()] } : {}),
    ...(isFilm && content.video_title ? { video_title: content.video_title } : {}),
    ...(isFilm && content.video_description ? { video_description: content.video_description } : {}),
  })
  return made.id_str
}

/** `stl-1a2b3c4d-v1` is not the mark of what `stl-1a2b3c4d-v12` names. */
const isMarked = (name: string | null, mark: string) => name === mark || (name?.startsWith(`${mark} `) ?? false)

async function mediaOf({ store }: Product, creative: CreativeRow): Promise<MediaRow[]> {
  const ids = mediaIdsOf(creative)
  const found = new Map((await mediaOfTeam(store, creative.team_id, ids)).map((one) => [one.id, one]))
  return ids.map((id) => {
    const one = found.get(id)
    if (!one) throw new AppError('invalid', { fields: { media_ids: [{ code: 'media_gone' }] } })
    return one
  })
}

/** What X would not take is not sent. */
function refuseUnfit({ kind, text, content }: CreativeRow, media: readonly MediaRow[]): void {
  if (isApplicable(lintCreative({ kind, text, ...content, media }))) return
  throw new AppError('invalid', { fields: { creative: [{ code: 'creative_unfit' }] } })
}

async function authorOf(api: AdsApi, account_id: string): Promise<string> {
  for await (const { user_id, deleted } of api.promotableUsers(account_id)) if (!deleted) return user_id
  throw new AppError('invalid', { fields: { creative: [{ code: 'no_promotable_user' }] } })
}

async function keyOf(product: Product, media: MediaRow, account_id: string, api: AdsApi): Promise<string> {
  const mark = markOf(media.id)
  for await (const { media_key, name, deleted } of api.mediaLibrary(account_id, { q: mark })) {
    if (!deleted && isMarked(name, mark)) return media_key
  }
  const file = await partOfMedia(product.store, media.id, 'file')
  if (!file) throw new AppError('invalid', { fields: { media_ids: [{ code: 'media_gone' }] } })
  const upload: MediaUpload = {
    type: media.type,
    category: CATEGORIES[media.kind],
    size: file.size,
    bytes: product.files.bytes.read(file.id),
    ...(media.alt_text ? { alt_text: media.alt_text } : {}),
  }
  const { media_key } = await api.uploadMedia(upload)
  await api.addMedia(account_id, { media_key, name: named(mark, media.name) })
  return media_key
}

type Keys = ReadonlyMap<string, string>
async function cardOf(
  { name, kind, content }: CreativeRow,
  mark: string,
  keys: Keys,
  account_id: string,
  api: AdsApi,
): Promise<string> {
  for await (const card of api.cards(account_id, { q: mark })) {
    if (!card.deleted && isMarked(card.name, mark)) return card.card_uri
  }
  const slide = (media_id: string | null, title: string, url: string) => [
    { type: 'MEDIA', media_key: keys.get(media_id ?? '') },
    { type: 'DETAILS', title, destination: { type: 'WEBSITE', url } },
  ]
  const made =
    kind === 'card'
      ? { components: slide(content.media_ids[0]!, content.card_title, content.card_url) }
      : { slides: content.slides.map(({ media_id, title, url }) => slide(media_id, title, url)) }
  return (await api.createCard(account_id, { name: named(mark, name), ...made })).card_uri
}
