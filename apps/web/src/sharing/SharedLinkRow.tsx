import type { SharedLink } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { audienceName } from '@starling/sections/question-words'
import { dateTime, say, shortDate, useText } from '@starling/text'
import { Button } from '@starling/ui'
import { clsx } from 'clsx'
import { Link2, Link2Off, Unlink } from 'lucide-react'
import { undoable } from '../errors/index.ts'
import { sentenceOf } from '../question/index.ts'
import { personName } from '../session/index.ts'
import { useLinkChanges } from './queries.ts'

const ICON = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** One link: what it shows, by whom, until when, and how often it was opened. */
export function SharedLinkRow({ link, team_id }: { link: SharedLink; team_id: string }) {
  const { t, language } = useText()
  const { id, question, state, person, created_at, sections, opened, opened_at } = link
  const { revoke, restore } = useLinkChanges(team_id)
  const name = audienceName(question as AskedQuestion, say(language))
  const asked = sentenceOf(question as AskedQuestion, { people: t('People'), days: undefined, language })
    .map(({ text }) => text)
    .join('')
  const isOpen = state === 'open'

  const end = () =>
    undoable(revoke.mutateAsync(id), t('The link to “{{name}}” was revoked.', { name }), () => restore.mutateAsync(id))

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <span
        className={clsx('grid size-6 shrink-0 place-items-center self-start', isOpen ? 'text-accent' : 'text-faint')}
      >
        {isOpen ? <Link2 {...ICON} /> : <Link2Off {...ICON} />}
      </span>
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <span dir="auto" className="line-clamp-3 wrap-break-word font-medium" title={asked}>
          {asked}
        </span>
        <span className={clsx('text-pretty text-13', isOpen ? 'text-text' : 'text-muted')}>
          <LinkState link={link} />
        </span>
        <span className="text-pretty text-13 text-muted" title={dateTime(created_at)}>
          {t('Made on {{date}} by {{person}}', { date: shortDate(created_at), person: personName(person) })}
          {' · '}
          {t('{{count}} sections', { count: sections })}
        </span>
      </div>
      <div className="flex items-center justify-between gap-x-4 max-sm:basis-full max-sm:pl-10">
        <span className="tabular text-13 text-muted" title={opened_at ? dateTime(opened_at) : undefined}>
          {opened === 0 ? t('Never opened') : t('Opened {{count}} times', { count: opened })}
        </span>
        {state !== 'ended' && (
          <Button
            size="small"
            icon={<Unlink size={16} strokeWidth={1.5} aria-hidden />}
            aria-label={t('Revoke the link to {{name}}', { name })}
            onClick={end}
          >
            {t('Revoke')}
          </Button>
        )}
      </div>
    </li>
  )
}

function LinkState({ link: { state, expires_at } }: { link: SharedLink }) {
  const { t } = useText()
  switch (state) {
    case 'open':
      return t('Open until {{time}}', { time: dateTime(expires_at) })
    case 'ended':
      return t('Ended on {{time}}', { time: dateTime(expires_at) })
    case 'left':
      return t('Closed: the person who made it is no longer in the team')
  }
}
