import type { ListedTargetingList } from '@starling/contract/browser'
import { FIELD_WORDS, PACKAGE_PARTS } from '@starling/targeting'
import { fullNumber, shortDate, useText } from '@starling/text'
import { Button, DropdownItem, DropdownMenu, IconButton } from '@starling/ui'
import { History, MoreHorizontal, RotateCcw, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { refused } from '../errors/index.ts'
import { useListChanges } from './queries.ts'
import { ShareList } from './ShareList.tsx'
import { useRemoveList } from './use-remove-list.ts'
import { VersionsDrawer } from './VersionsDrawer.tsx'
import { MADE_ERRORS, TYPE_WORDS } from './words.ts'

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

export function SavedListRow({ list }: { list: ListedTargetingList }) {
  const { t } = useText()
  const remove = useRemoveList()
  const { restore } = useListChanges()
  const [open, setOpen] = useState<'versions' | 'share' | null>(null)
  const { id, name, type, chosen, version, size, processing, error, used_at, changed_at, removed_at, autopilot } = list
  const parts = PACKAGE_PARTS.filter((part) => chosen[part] > 0)
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        {removed_at === null ? (
          <Link
            to={`/targeting-lists/${id}`}
            className="wrap-break-word justify-self-start font-medium no-underline hover:text-accent hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="wrap-break-word font-medium">{name}</span>
        )}
        <span className="line-clamp-2 text-13 text-muted">
          {processing
            ? t('Being made')
            : error
              ? t(MADE_ERRORS[error])
              : parts.length === 0
                ? t('Nothing chosen')
                : parts.map((part) => `${t(FIELD_WORDS[part])} ${fullNumber(chosen[part])}`).join(' · ')}
        </span>
        <span className="tabular text-13 text-muted">
          {[
            t(TYPE_WORDS[type]),
            ...(version > 0 ? [t('Version {{n}}', { n: version })] : []),
            removed_at
              ? t('Deleted {{date}}', { date: shortDate(removed_at) })
              : t('Changed {{date}}', { date: shortDate(changed_at) }),
            ...(used_at ? [t('Applied {{date}}', { date: shortDate(used_at) })] : []),
            ...(autopilot.allowed ? [t('Autopilot on')] : []),
          ].join(' · ')}
        </span>
      </div>
      <div className="flex items-center justify-between gap-4 sm:justify-end">
        {size && !size.few && (
          <span className="tabular font-strong text-16">{t('{{n}} people', { n: fullNumber(size.size) })}</span>
        )}
        {removed_at === null ? (
          <DropdownMenu
            align="end"
            trigger={
              <IconButton label={t('Actions for {{name}}', { name })} size="small">
                <MoreHorizontal {...ICON} />
              </IconButton>
            }
          >
            <DropdownItem icon={<History {...ICON} />} onSelect={() => setOpen('versions')}>
              {t('Versions')}
            </DropdownItem>
            <DropdownItem icon={<Share2 {...ICON} />} onSelect={() => setOpen('share')}>
              {t('Share this list')}
            </DropdownItem>
            <DropdownItem danger icon={<Trash2 {...ICON} />} onSelect={() => remove(list)}>
              {t('Delete')}
            </DropdownItem>
          </DropdownMenu>
        ) : (
          <Button
            size="small"
            icon={<RotateCcw {...ICON} />}
            aria-label={t('Bring {{name}} back', { name })}
            onClick={() => restore.mutateAsync(id).catch(refused)}
          >
            {t('Bring back')}
          </Button>
        )}
      </div>
      <VersionsDrawer list={list} open={open === 'versions'} onClose={() => setOpen(null)} />
      <ShareList list={list} open={open === 'share'} onClose={() => setOpen(null)} />
    </li>
  )
}
