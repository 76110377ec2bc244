import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { BarChart2, Bookmark, Heart, MessageCircle, MoreHorizontal, Repeat2, Share } from 'lucide-react'
import type { CreativeDraft } from './draft.ts'
import { PostMedia } from './PostMedia.tsx'
import { partsOf } from './post-parts.ts'

export const DEVICES = ['phone', 'desk'] as const
export type Device = (typeof DEVICES)[number]
export const POST_THEMES = ['light', 'dark'] as const
export type PostTheme = (typeof POST_THEMES)[number]

/** X's own, so that it looks as it will there; not of our palette. */
const COLOURS: Record<PostTheme, { ground: string; text: string; muted: string; line: string; link: string }> = {
  light: { ground: '#ffffff', text: '#0f1419', muted: '#536471', line: '#cfd9de', link: '#006fd6' },
  dark: { ground: '#000000', text: '#e7e9ea', muted: '#8b98a5', line: '#2f3336', link: '#1d9bf0' },
}
/** The column of posts: on a desk 598, on a phone the width of the screen. */
const WIDTHS: Record<Device, number> = { phone: 390, desk: 598 }
const ACTIONS = [MessageCircle, Repeat2, Heart, BarChart2, Bookmark, Share]

/** A post as X shows it in a timeline. */
export function PostPreview({
  draft,
  account,
  handle,
  device,
  theme,
}: {
  draft: CreativeDraft
  account: string
  /** Null where no account at X is known. */
  handle: string | null
  device: Device
  theme: PostTheme
}) {
  const { t } = useText()
  const { ground, text, muted, line, link } = COLOURS[theme]
  return (
    <article
      aria-label={t('How it looks at X')}
      data-device={device}
      className="mx-auto flex w-full gap-2 overflow-hidden rounded-card border p-3"
      style={{
        backgroundColor: ground,
        color: text,
        borderColor: line,
        maxWidth: WIDTHS[device],
        fontSize: 15,
        lineHeight: '20px',
      }}
    >
      <span aria-hidden className="size-10 shrink-0 rounded-full" style={{ backgroundColor: line }} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1">
          <span className="truncate font-strong">{account}</span>
          {handle !== null && (
            <span className="truncate" style={{ color: muted }}>
              @{handle}
            </span>
          )}
          <span className="ml-auto shrink-0 text-13" style={{ color: muted }}>
            {t('Ad')}
          </span>
          <MoreHorizontal size={18} strokeWidth={1.5} aria-hidden className="shrink-0" style={{ color: muted }} />
        </div>
        {draft.written.text !== '' && (
          <p className="wrap-break-word whitespace-pre-wrap">
            {partsOf(draft.written.text).map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
              <span key={at} style={part.is_link ? { color: link } : {}}>
                {part.text}
              </span>
            ))}
          </p>
        )}
        <PostMedia draft={draft} colours={COLOURS[theme]} device={device} />
        <div
          className={clsx('mt-3 flex justify-between', device === 'desk' && 'max-w-106')}
          style={{ color: muted }}
          aria-hidden
        >
          {ACTIONS.map((Icon) => (
            <Icon key={Icon.displayName ?? Icon.name} size={18} strokeWidth={1.5} />
          ))}
        </div>
      </div>
    </article>
  )
}
