import type { FollowReport, SocialAccount } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, Checkbox, Field } from '@starling/ui'
import { useState } from 'react'
import { dollars } from '../floor/index.ts'
import { Handles, People } from './People.tsx'
import { useDuration } from './use-duration.ts'
import { useTakeFocus } from './use-take-focus.ts'

type Props = {
  report: FollowReport
  account: SocialAccount | undefined
  begin: () => unknown
  close: () => void
}

/** Who it is about. Nothing has happened yet, and nothing does without the tick. */
export function FollowPreview({ report, account, begin, close }: Props) {
  const { t } = useText()
  const [isAgreed, setAgreed] = useState(false)
  const title = useTakeFocus<HTMLHeadingElement>(true)
  const sayTime = useDuration()
  const { action, total: count, users, already, not_found, cost, minutes } = report
  const name = account?.handle ? `@${account.handle}` : (account?.name ?? '')
  const isFollow = action === 'follow'
  const facts = [
    ...(count === 0
      ? []
      : [minutes === 0 ? t('Done right away') : t('Takes about {{time}}', { time: sayTime(minutes) })]),
    t('Looking them up cost {{cost}}', { cost: dollars(cost) }),
  ]
  return (
    <div className="grid gap-4 rounded-card border border-line bg-raised p-5 shadow-card">
      <div className="grid gap-1">
        <h3 ref={title} tabIndex={-1} className="font-strong text-20 outline-none">
          {count === 0
            ? t('Nothing left to do')
            : isFollow
              ? t('{{count}} accounts to follow', { count })
              : t('{{count}} accounts to unfollow', { count })}
        </h3>
        <p className="tabular text-13 text-muted">{facts.join(' · ')}</p>
      </div>
      {count > 0 && <People label={t('Who is affected')} people={users} />}
      {(already.length > 0 || not_found.length > 0) && (
        <div className="grid gap-1">
          <Handles
            title={
              isFollow
                ? t('{{count}} are followed already', { count: already.length })
                : t('{{count}} are not followed', { count: already.length })
            }
            handles={already}
          />
          <Handles title={t('{{count}} were not found on X', { count: not_found.length })} handles={not_found} />
        </div>
      )}
      {count > 0 && (
        <Field
          inline
          label={
            isFollow
              ? t('{{name}} will follow these {{count}} accounts. I agree.', { name, count })
              : t('{{name}} will unfollow these {{count}} accounts. I agree.', { name, count })
          }
        >
          {(control) => (
            <Checkbox {...control} checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)} />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        {count > 0 && (
          <Button variant={isFollow ? 'primary' : 'danger'} disabled={!isAgreed} onClick={begin}>
            {isFollow ? t('Follow {{count}} accounts', { count }) : t('Unfollow {{count}} accounts', { count })}
          </Button>
        )}
        <Button onClick={close}>{count > 0 ? t('Not now') : t('Choose others')}</Button>
      </div>
    </div>
  )
}
