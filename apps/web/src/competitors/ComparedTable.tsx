import type { ComparedAccount } from '@starling/contract/browser'
import { formatOf } from '@starling/sections/cells'
import { fullNumber, say, shortNumber, useText } from '@starling/text'
import { Avatar } from '@starling/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { MoodBar, SideScroll, Sparkline } from '../panels/index.ts'
import { ToExplore } from '../question/index.ts'

const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${fullNumber(Math.abs(value))}`

type Line = { label: string; show: (one: ComparedAccount) => ReactNode }

/** Accounts side by side, the own one first. */
export function ComparedTable({ accounts }: { accounts: readonly ComparedAccount[] }) {
  const { t, language } = useText()
  const format = formatOf(say(language), 0)
  const lines: Line[] = [
    {
      label: t('Followers on X'),
      show: ({ account }) => (
        <span className="font-strong text-20" title={fullNumber(account.followers_count)}>
          {shortNumber(account.followers_count)}
        </span>
      ),
    },
    {
      label: t('Followers known here'),
      show: ({ followers }) => (
        <Figure
          value={fullNumber(followers.known) + (followers.mark === 'few' ? '*' : '')}
          about={`${format.short('share', followers.share)} (${format.short('interval', followers.interval)})`}
          isFaded={followers.mark !== null}
        />
      ),
    },
    {
      label: t('Growth in 30 days'),
      show: ({ growth }) => (
        <Figure
          value={signed(growth.net)}
          about={
            growth.rate === null
              ? t('no followers before')
              : `${format.short('share', growth.rate)} (${format.short('interval', growth.interval)})`
          }
        />
      ),
    },
    {
      label: t('Posts that mention it, 30 days'),
      show: ({ voice }) => (
        <div className="grid gap-1">
          <Figure
            value={fullNumber(voice.posts) + (voice.mark === 'few' ? '*' : '')}
            about={t('by {{people}} people', { people: fullNumber(voice.people), count: voice.people })}
            isFaded={voice.mark !== null}
          />
          <Sparkline
            days={voice.days.map((day) => day.posts)}
            now={0}
            label={t('Posts per day, {{most}} at most', { most: Math.max(0, ...voice.days.map((day) => day.posts)) })}
          />
        </div>
      ),
    },
    {
      label: t('Mood of these posts'),
      show: ({ voice }) => (
        <div className="grid gap-1.5">
          <Figure
            value={format.short('share', voice.net)}
            about={voice.net_interval === null ? t('no mood known') : format.short('interval', voice.net_interval)}
            isFaded={voice.mark !== null}
          />
          {voice.net_interval !== null && <MoodBar mood={voice} />}
        </div>
      ),
    },
    { label: t('Posts'), show: ({ account }) => fullNumber(account.post_count) },
  ]
  return (
    <SideScroll label={t('Followers, growth and what everybody posts about each.')}>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr>
            <td className="sticky left-0 z-1 w-28 min-w-28 bg-raised sm:w-40" />
            {accounts.map(({ account }, at) => (
              <th
                key={account.id}
                scope="col"
                className={clsx(
                  'min-w-44 px-3 pb-3 align-bottom font-normal',
                  at === 0 && 'rounded-t-control bg-accent/8',
                )}
              >
                <span className="flex items-center gap-2 pt-2">
                  <Avatar name={account.name || account.handle} image={account.avatar_url} size={32} decorative />
                  <span className="min-w-0">
                    <span className="block truncate font-medium">{account.name || account.handle}</span>
                    <ToExplore
                      question={{ query_type: 'handle', handle: account.handle }}
                      className="block truncate text-13 text-muted"
                    >
                      @{account.handle}
                    </ToExplore>
                  </span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, show }) => (
            <tr key={label} className="border-line border-t">
              <th
                scope="row"
                className="sticky left-0 z-1 min-w-28 bg-raised py-3 pr-3 align-top font-normal text-13 text-muted"
              >
                {label}
              </th>
              {accounts.map((one, at) => (
                <td key={one.account.id} className={clsx('tabular px-3 py-3 align-top', at === 0 && 'bg-accent/8')}>
                  {show(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  )
}

function Figure({ value, about, isFaded = false }: { value: string; about: string; isFaded?: boolean }) {
  return (
    <span className="grid">
      <span className={clsx('font-strong', isFaded && 'text-muted')}>{value}</span>
      <span className="text-12 text-muted">{about}</span>
    </span>
  )
}
