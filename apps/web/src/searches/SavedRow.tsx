import type { ExploreSearch, Monitor } from '@starling/contract/browser'
import { audienceName } from '@starling/sections/question-words'
import { say, shortDate, useText } from '@starling/text'
import { DropdownItem, DropdownMenu, IconButton } from '@starling/ui'
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { undoable } from '../errors/index.ts'
import { MonitorPart } from './MonitorPart.tsx'
import { QuestionLink } from './QuestionLink.tsx'
import { useSearchChanges } from './queries.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { type KeptQuestion, keptOf, SAVED_TYPES } from './saved-types.ts'

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

export function SavedRow({
  search,
  monitor,
  onPick,
}: {
  search: ExploreSearch
  monitor: Monitor | undefined
  onPick: (kept: KeptQuestion) => void
}) {
  const { t, language } = useText()
  const { id, name, query_type, days, created_at } = search
  const [isRenaming, setIsRenaming] = useState(false)
  const { remove, restore } = useSearchChanges()
  const kept = keptOf(search)
  const asked = kept && audienceName(kept.question, say(language))

  const end = () =>
    undoable(remove.mutateAsync(id), t('{{name}} was deleted.', { name }), () => restore.mutateAsync(id))

  return (
    <li className="grid gap-3 py-4">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 grow justify-items-start">
          {kept ? (
            <QuestionLink
              kept={kept}
              onPick={onPick}
              className="max-w-full break-words font-medium no-underline hover:text-accent hover:underline pointer-coarse:min-h-10"
            >
              {name}
            </QuestionLink>
          ) : (
            <span className="max-w-full break-words font-medium">{name}</span>
          )}
          {kept && asked !== name && <span className="max-w-full break-words text-13">{asked}</span>}
          <span className="text-13 text-muted">
            {t(SAVED_TYPES[query_type])}
            {days !== null && ` · ${t('Last {{count}} days', { count: days })}`} · {shortDate(created_at)}
          </span>
        </div>
        <DropdownMenu
          align="end"
          trigger={
            <IconButton label={t('Actions for {{name}}', { name })} size="small">
              <MoreHorizontal {...ICON} />
            </IconButton>
          }
        >
          <DropdownItem icon={<Pencil {...ICON} />} onSelect={() => setIsRenaming(true)}>
            {t('Rename')}
          </DropdownItem>
          <DropdownItem danger icon={<Trash2 {...ICON} />} onSelect={end}>
            {t('Delete')}
          </DropdownItem>
        </DropdownMenu>
      </div>
      {query_type !== 'post_analysis' && <MonitorPart search={search} monitor={monitor} />}
      <RenameDialog search={search} open={isRenaming} onOpenChange={setIsRenaming} />
    </li>
  )
}
