import { useText } from '@starling/text'
import { Avatar, Dialog } from '@starling/ui'
import { Command } from 'cmdk'
import { CornerDownLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Action, runAction } from '../../actions/index.ts'
import { boot, type FoundThing } from '../../floor/index.ts'
import { useMe } from '../../session/index.ts'
import { useCurrentTeam } from '../use-current-team.ts'
import { meantActions } from './meant-actions.ts'
import { type LoadedFinder, useFound } from './use-found.ts'

const GROUP =
  '**:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:pt-3 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-12 **:[[cmdk-group-heading]]:text-muted'

/** Everything that can be done from anywhere, and what the rooms find, by typing. */
export function Palette({
  actions,
  finders,
  close,
}: {
  actions: readonly Action[]
  finders: readonly LoadedFinder[]
  close: () => void
}) {
  const { t, language } = useText()
  const { me } = useMe()
  const current = useCurrentTeam()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const typed = text.trim()
  const team = boot.site === 'team' ? current : null
  const { groups, isLooking, hasFailed } = useFound(finders, { typed, site: boot.site, me, team, language })
  const rows = meantActions(actions, typed)
  const isEmpty = rows.length === 0 && groups.length === 0

  function open({ to }: FoundThing) {
    close()
    if (!to.startsWith('/')) return location.assign(to)
    void navigate(to)
    // Another question on the same page is read from its top as well.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  function said(): string | null {
    if (isLooking) return t('Searching…')
    if (hasFailed) return t('Some results could not be loaded.')
    return isEmpty ? t('No results') : null
  }
  const status = said()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      title={t('Search')}
    >
      <Command label={t('Search')} loop shouldFilter={false} className="grid gap-3">
        <Command.Input
          autoFocus
          value={text}
          onValueChange={setText}
          maxLength={200}
          placeholder={t('An account, a topic, a page or a setting')}
          className="h-11 w-full rounded-control border border-control bg-sunken px-3 text-16 outline-none focus-visible:outline-2 focus-visible:outline-accent"
        />
        {/* A list without an option is none: it is hidden, and what is the matter said below. */}
        <Command.List
          label={t('Search results')}
          hidden={isEmpty}
          className="-mx-2 max-h-[50dvh] overflow-y-auto overscroll-contain px-2 pb-1"
        >
          {rows.map(({ id, heading, actions: offered }) => (
            <Command.Group key={id} heading={t(heading)} className={GROUP}>
              {offered.map((action) => (
                <Row
                  key={action.id}
                  value={action.id}
                  onSelect={() => {
                    close()
                    void runAction(action)
                  }}
                >
                  <span className="min-w-0 grow truncate">{action.label}</span>
                  {action.keys && <Keys text={action.keys} />}
                </Row>
              ))}
            </Command.Group>
          ))}
          {groups.map(({ id, heading, found }) => (
            <Command.Group key={id} heading={t(heading)} className={GROUP}>
              {found.map((one) => (
                <Row key={one.id} value={`${id}:${one.id}`} onSelect={() => open(one)}>
                  <FoundText found={one} />
                </Row>
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <p
          role="status"
          className={isEmpty ? 'px-2 py-8 text-center text-muted' : 'px-1 text-13 text-muted empty:hidden'}
        >
          {status}
        </p>
      </Command>
    </Dialog>
  )
}

function Row({ value, onSelect, children }: { value: string; onSelect: () => void; children: ReactNode }) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="group flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1 data-[selected=true]:bg-text/8 pointer-coarse:min-h-10"
    >
      {children}
      <CornerDownLeft
        size={16}
        strokeWidth={1.5}
        aria-hidden
        className="invisible shrink-0 text-muted group-data-[selected=true]:visible"
      />
    </Command.Item>
  )
}

function FoundText({ found: { label, detail, picture } }: { found: FoundThing }) {
  return (
    <>
      {picture !== undefined && <Avatar name={label} image={picture} size={24} decorative />}
      <span className="grid min-w-0 grow grid-cols-1 sm:flex sm:items-baseline sm:gap-2">
        <span className="truncate">{label}</span>
        {detail && <span className="min-w-0 shrink-[2] truncate text-13 text-muted">{detail}</span>}
      </span>
    </>
  )
}

export function Keys({ text }: { text: string }) {
  return (
    <span className="flex shrink-0 gap-1">
      {text.split(' ').map((key) => (
        <kbd
          key={key}
          className="min-w-6 rounded-[4px] border border-line-strong px-1.5 text-center font-sans text-12 text-muted"
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
