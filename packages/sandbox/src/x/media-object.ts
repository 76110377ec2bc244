import type { Call } from './call.ts'
import type { Wire } from './present.ts'

const WIDTH = 1200
const HEIGHT = 900

/** A picture or film by its key: drawn for the posts of the network, or uploaded by a client. */
export function mediaObject({ base, network, me }: Call, media_key: string, fields: Set<string>): Wire | undefined {
  const uploaded = network.media(media_key)
  if (!uploaded && !(media_key.startsWith('3_') && network.post(media_key.slice(2)))) return undefined
  const type = uploaded?.type ?? 'photo'
  const url = `${base}/media/pictures/${media_key}.svg`
  const all: Wire = {
    height: HEIGHT,
    width: WIDTH,
    alt_text: uploaded ? (uploaded.alt_text ?? undefined) : 'Shapes in a few colours',
    ...(type === 'photo'
      ? { url }
      : { preview_image_url: url, duration_ms: 15_000, public_metrics: { view_count: 0 } }),
    ...(me && uploaded?.owner === me.slot && type !== 'photo' ? { non_public_metrics: { playback_0_count: 0 } } : {}),
  }
  const chosen = Object.entries(all).filter(([name, value]) => fields.has(name) && value !== undefined)
  return { media_key, type, ...Object.fromEntries(chosen) }
}
