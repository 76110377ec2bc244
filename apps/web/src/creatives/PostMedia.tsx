import type { ShownMedia } from '@starling/contract/browser'
import { clsx } from 'clsx'
import { Play } from 'lucide-react'
import { fileAddress, MediaThumb, thumbAddress } from '../media/index.ts'
import { type CreativeDraft, shownIn } from './draft.ts'
import type { Device } from './PostPreview.tsx'
import { hostOf } from './post-parts.ts'

type Colours = { text: string; muted: string; line: string }
type Props = { draft: CreativeDraft; colours: Colours; device: Device }

/** The tallest and the widest that X shows of one picture; what is beyond is cut. */
const [LEAST_RATIO, MOST_RATIO] = [3 / 4, 2]

function Shown({ media, className }: { media: ShownMedia; className?: string }) {
  if (media.kind === 'gif')
    return <img src={fileAddress(media.id)} alt={media.alt_text} className={clsx('object-cover', className)} />
  return (
    <span className={clsx('relative block', className)}>
      {media.kind === 'video' && !media.has_thumb ? (
        <MediaThumb media={media} className="size-full" />
      ) : (
        <img
          src={media.kind === 'video' ? thumbAddress(media) : fileAddress(media.id)}
          alt={media.alt_text}
          className="size-full object-cover"
        />
      )}
      {media.kind === 'video' && (
        <span
          aria-hidden
          className="absolute inset-0 m-auto grid size-14 place-items-center rounded-full"
          style={{ backgroundColor: '#1d9bf0', color: '#fff' }}
        >
          <Play size={26} fill="currentColor" strokeWidth={0} />
        </span>
      )}
    </span>
  )
}

/** What a post shows below its text: pictures, a film, a card or a carousel. */
export function PostMedia({ draft, colours, device }: Props) {
  const { kind, card_title, card_url, slides } = draft.written
  const media = shownIn(draft)
  const frame = 'overflow-hidden rounded-[16px] border'
  const style = { borderColor: colours.line }
  if (kind === 'carousel') {
    if (slides.length === 0) return null
    const width = device === 'phone' ? '80%' : '48%'
    return (
      <ul className="mt-3 flex gap-2 overflow-x-auto pb-1">
        {slides.map(({ media_id, title, url }, at) => {
          const one = draft.media.find(({ id }) => id === media_id)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is named by its place
            <li key={at} className={clsx(frame, 'shrink-0')} style={{ ...style, width }}>
              {one ? (
                <Shown media={one} className="aspect-square w-full" />
              ) : (
                <span className="block aspect-square" style={{ backgroundColor: colours.line }} />
              )}
              <Caption title={title} url={url} colours={colours} />
            </li>
          )
        })}
      </ul>
    )
  }
  const [first] = media
  if (kind === 'card') {
    return (
      <div className={clsx(frame, 'mt-3')} style={style}>
        {first ? (
          <Shown media={first} className="aspect-[1.91] w-full" />
        ) : (
          <span className="block aspect-[1.91]" style={{ backgroundColor: colours.line }} />
        )}
        <Caption title={card_title} url={card_url} colours={colours} />
      </div>
    )
  }
  if (!first) return null
  if (media.length === 1) {
    const ratio = Math.min(MOST_RATIO, Math.max(LEAST_RATIO, first.width / first.height))
    return (
      <div className={clsx(frame, 'mt-3')} style={{ ...style, aspectRatio: ratio }}>
        <Shown media={first} className="size-full" />
      </div>
    )
  }
  return (
    <div
      className={clsx(frame, 'mt-3 grid aspect-video grid-cols-2 gap-0.5', media.length > 2 && 'grid-rows-2')}
      style={style}
    >
      {media.slice(0, 4).map((one, at) => (
        <Shown
          key={one.id}
          media={one}
          className={clsx('size-full min-h-0', media.length === 3 && at === 0 && 'row-span-2')}
        />
      ))}
    </div>
  )
}

function Caption({ title, url, colours }: { title: string; url: string; colours: Colours }) {
  return (
    <div className="grid gap-0.5 px-3 py-2 text-14">
      <span className="wrap-break-word line-clamp-2 min-h-[1lh]" style={{ color: colours.text }}>
        {title}
      </span>
      <span className="min-h-[1lh] truncate" style={{ color: colours.muted }}>
        {hostOf(url)}
      </span>
    </div>
  )
}
