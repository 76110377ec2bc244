import type { ListedTargetingList } from '@starling/contract/browser'
import { fullNumber, shortDate, type TextKey, useText } from '@starling/text'
import { Button, buttonClass, DropdownItem, DropdownMenu } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Download, History, Megaphone, Share2, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { refused } from '../errors/index.ts'
import { api, saveFile, usePageSubject } from '../floor/index.ts'
import { audienceOptions, packOptions } from './queries.ts'
import { ShareList } from './ShareList.tsx'
import { useRemoveList } from './use-remove-list.ts'
import { VersionsDrawer } from './VersionsDrawer.tsx'
import { packName, TYPE_WORDS } from './words.ts'

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const FORMATS = ['xlsx', 'csv', 'json'] as const

/** What a list is called, where it comes from, and what can be done with all of it. */
export function ListHeader({
  list,
  isChanged = false,
  giveWay,
  children,
}: {
  list: ListedTargetingList
  /** There is something on the screen that is not saved. */
  isChanged?: boolean
  giveWay?: (version: number | null) => void
  children?: ReactNode
}) {
  const { t } = useText()
  const navigate = useNavigate()
  const remove = useRemoveList()
  const [open, setOpen] = useState<'versions' | 'share' | null>(null)
  const { id, name, type, state, version, size, changed_at, used_at } = list
  usePageSubject(name)
  const download = (format: (typeof FORMATS)[number]) =>
    api
      .makeTargetingListSheet({ body: { targeting_list_id: id, format } })
      .then(({ blob, name: file }) => saveFile(blob, file), refused)
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-1 basis-80 gap-1">
        <h1 className="wrap-break-word font-strong text-28">{name}</h1>
        <p className="tabular text-13 text-muted">
          {[
            t(TYPE_WORDS[type]),
            ...(version > 0 ? [t('Version {{n}}', { n: version })] : []),
            ...(size && !size.few ? [t('{{n}} people', { n: fullNumber(size.size) })] : []),
            t('Changed {{date}}', { date: shortDate(changed_at) }),
            used_at ? t('Applied {{date}}', { date: shortDate(used_at) }) : t('Never applied'),
          ].join(' · ')}
        </p>
        <MadeOf list={list} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        {state === 'ready' && (
          <>
            <Link to={`/campaigns/new?targeting_list=${id}`} className={buttonClass({ size: 'small' })}>
              <Megaphone {...ICON} />
              {t('Make a campaign')}
            </Link>
            <Button size="small" icon={<History {...ICON} />} onClick={() => setOpen('versions')}>
              {t('Versions')}
            </Button>
            <Button size="small" icon={<Share2 {...ICON} />} onClick={() => setOpen('share')}>
              {t('Share this list')}
            </Button>
            <DropdownMenu
              align="end"
              trigger={
                <Button size="small" icon={<Download {...ICON} />}>
                  {t('Download')}
                  <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
                </Button>
              }
            >
              {isChanged && (
                <p className="max-w-64 text-pretty px-3 py-2 text-13 text-warn">
                  {t('The file holds version {{n}}. What is not saved is not in it.', { n: version })}
                </p>
              )}
              {FORMATS.map((format) => (
                <DropdownItem key={format} onSelect={() => download(format)}>
                  {t('Download {{format}}', { format: format.toUpperCase() })}
                </DropdownItem>
              ))}
            </DropdownMenu>
          </>
        )}
        <Button
          size="small"
          variant="ghost"
          icon={<Trash2 {...ICON} />}
          onClick={() => remove(list).then((isGone) => isGone && navigate('/saved-lists'))}
        >
          {t('Delete')}
        </Button>
      </div>
      <VersionsDrawer
        list={list}
        open={open === 'versions'}
        onClose={() => setOpen(null)}
        {...(giveWay && { giveWay })}
      />
      <ShareList list={list} open={open === 'share'} onClose={() => setOpen(null)} />
    </header>
  )
}

/** The audience, native pack or package that it was made of, and the way there; nothing where it is there no more. */
function MadeOf({ list: { audience_config_id, native_pack_id, insights_id } }: { list: ListedTargetingList }) {
  const { t, language } = useText()
  const isPack = native_pack_id !== null
  const pack = useQuery({ ...packOptions(native_pack_id ?? ''), enabled: isPack, retry: false })
  const ofAudience = !isPack && audience_config_id !== null
  const audience = useQuery({ ...audienceOptions(audience_config_id ?? ''), enabled: ofAudience })
  const source = isPack
    ? pack.data && { to: `/targeting-lists/${native_pack_id}`, name: packName(pack.data, language), text: MADE_OF.pack }
    : ofAudience
      ? audience.data && {
          to: `/saved-audiences?audience=${audience_config_id}`,
          name: audience.data.name,
          text: MADE_OF.audience,
        }
      : insights_id !== null && { to: `/targeting/${insights_id}`, name: '', text: MADE_OF.record }
  if (!source) return null
  return (
    <p className="text-13">
      <Link
        to={source.to}
        className="wrap-break-word underline decoration-line-strong underline-offset-3 hover:decoration-accent"
      >
        {t(source.text, { name: source.name })}
      </Link>
    </p>
  )
}
const MADE_OF = {
  audience: 'Made of the audience “{{name}}”',
  pack: 'Made of the native pack “{{name}}”',
  record: 'Made of a package of the builder',
} as const satisfies Record<string, TextKey>
