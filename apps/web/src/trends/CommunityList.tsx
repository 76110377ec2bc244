import { clusterColour } from '@starling/charts'
import type { FollowedCommunities } from '@starling/contract/browser'
import { formatOf } from '@starling/sections/cells'
import { fullNumber, say, useText } from '@starling/text'
import { clsx } from 'clsx'
import { useState } from 'react'
import { ToExplore } from '../question/index.ts'

const FIRST_ACCOUNTS = 6
/** Each community in words: what its people tag, how many they are, whom they follow. */
export function CommunityList({ found }: { found: FollowedCommunities }) {
  return (
    <ol className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
      {found.communities.map((one) => (
        <Community key={one.community} community={one} />
      ))}
    </ol>
  )
}

function Community({ community: one }: { community: FollowedCommunities['communities'][number] }) {
  const { t, language } = useText()
  const [isOpen, setOpen] = useState(false)
  const format = formatOf(say(language), 0)
  const shown = isOpen ? one.accounts : one.accounts.slice(0, FIRST_ACCOUNTS)
  const rest = one.accounts.length - FIRST_ACCOUNTS
  return (
    <li className="grid content-start gap-1.5 border-line border-t py-3">
      <p className="flex items-baseline gap-2">
        <svg aria-hidden viewBox="0 0 10 10" className="size-2.5 shrink-0 translate-y-px">
          <circle cx="5" cy="5" r="5" fill={clusterColour(one.community)} />
        </svg>
        <span className="min-w-0 font-medium">
          {one.words.length === 0 ? t('Community {{n}}', { n: one.community + 1 }) : one.words.join(' · ')}
        </span>
      </p>
      <p className={clsx('tabular text-12 text-muted', one.mark && 'text-faint')}>
        {t('{{n}} people', { n: fullNumber(one.people) })}
        {one.mark === 'few' && '*'} <span aria-hidden>·</span> {format.short('share', one.share)} (
        {format.short('interval', one.interval)}) <span aria-hidden>·</span>{' '}
        {t('{{share}} of ties stay inside', { share: format.short('share', one.cohesion) })}
      </p>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-13">
        {shown.map(({ id, handle, name, count }) => (
          <ToExplore key={id} question={{ query_type: 'handle', handle }} className="text-muted">
            <span title={`${name}, ${t('{{n}} people', { n: fullNumber(count) })}`}>@{handle}</span>
          </ToExplore>
        ))}
        {rest > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="rounded-[4px] text-accent hover:underline pointer-coarse:min-h-10"
          >
            {isOpen ? t('Fewer') : t('{{count}} more', { count: rest })}
          </button>
        )}
      </p>
    </li>
  )
}
