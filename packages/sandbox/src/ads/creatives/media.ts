import type { Answer, Call } from '../call.ts'
import { nextId, stamp } from '../call.ts'
import { notFound } from '../problem.ts'
import { type Entity, type Resource, routesOf } from '../resources.ts'
import type { Route } from '../wire.ts'

/** Its id is the media key. */
type LibraryMedia = Entity & {
  name: string | null
  file_name: string | null
  title: string | null
  description: string | null
  poster_media_key: string | null
  media_type: 'IMAGE' | 'GIF' | 'VIDEO'
  media_category: string
}

const TYPES = { photo: 'IMAGE', animated_gif: 'GIF', video: 'VIDEO' } as const
const CATEGORIES = { IMAGE: 'TWEET_IMAGE', GIF: 'TWEET_GIF', VIDEO: 'TWEET_VIDEO' } as const

const DESCRIBED = {
  name: { type: 'string', max: 100, unset: true },
  file_name: { type: 'string', max: 255, unset: true },
  title: { type: 'string', max: 70, unset: true },
  description: { type: 'string', max: 200, unset: true },
  poster_media_key: { type: 'string', unset: true },
} as const

/** Where a picture of a media key is drawn. */
export const mediaUrl = ({ origin }: Pick<Call, 'origin'>, media_key: string) =>
  `${origin}/media/pictures/${media_key}.svg`

const isTweeted = ({ records, path, people }: Call, media_key: string) =>
  records
    .list<Entity>('tweets', path.account_id!)
    .some(({ id }) => people.post(id)?.media_keys.includes(media_key) ?? false)

function show(call: Call, { id, account_id: _, ...row }: LibraryMedia): Answer {
  const { poster_media_key, title, description, ...plain } = row
  const moving = {
    title,
    description,
    poster_media_key,
    poster_media_url: poster_media_key ? mediaUrl(call, poster_media_key) : mediaUrl(call, id),
    aspect_ratio: '16:9',
    duration: row.media_type === 'VIDEO' ? 15_000 : null,
  }
  return {
    ...plain,
    ...(row.media_type === 'IMAGE' ? {} : moving),
    media_key: id,
    media_url: mediaUrl(call, id),
    media_status: 'TRANSCODE_COMPLETED',
    tweeted: isTweeted(call, id),
  }
}

const LIBRARY: Resource<LibraryMedia> = {
  path: 'media_library',
  id_name: 'media_key',
  not_found: 'MEDIA_NOT_FOUND',
  limit: 'account_reads',
  filters: {},
  list: {
    fields: { media_type: { type: 'string', values: ['GIF', 'IMAGE', 'VIDEO'] } },
    accepts: (_call, { media_type }, values) => values.media_type === undefined || values.media_type === media_type,
  },
  create: { media_key: { type: 'string', required: true }, ...DESCRIBED },
  update: DESCRIBED,
  make(call, { media_key, ...values }) {
    const media = call.people.media(media_key as string)
    if (!media) throw notFound('MEDIA_NOT_FOUND', 'media_key', media_key as string)
    const media_type = TYPES[media.type]
    const row: LibraryMedia = {
      id: media_key as string,
      account_id: call.path.account_id!,
      name: null,
      file_name: null,
      title: null,
      description: null,
      poster_media_key: null,
      media_type,
      media_category: media.category.startsWith('amplify') ? 'AMPLIFY_VIDEO' : CATEGORIES[media_type],
      ...stamp(call),
      ...values,
    }
    if (
      media_type !== 'IMAGE' &&
      !call.records.list<AccountMedia>(ACCOUNT_MEDIA.path, row.account_id).some(({ video_id }) => video_id === row.id)
    ) {
      call.records.put(ACCOUNT_MEDIA.path, row.account_id, {
        id: nextId(call),
        account_id: row.account_id,
        video_id: row.id,
        media_url: null,
        creative_type: 'PREROLL',
        ...stamp(call),
      })
    }
    return row
  },
  revise: (_call, row, values) => ({ ...row, ...values }),
  show,
}

type AccountMedia = Entity & { video_id: string | null; media_url: string | null; creative_type: string }

const ACCOUNT_MEDIA: Resource<AccountMedia> = {
  path: 'account_media',
  id_name: 'account_media_id',
  not_found: 'ACCOUNT_MEDIA_NOT_FOUND',
  limit: 'account_reads',
  filters: { account_media_ids: (_call, { id }) => id },
  show: (_call, { account_id: _, ...row }) => row,
}

export const MEDIA_ROUTES: Route[] = [...routesOf(LIBRARY), ...routesOf(ACCOUNT_MEDIA)]
