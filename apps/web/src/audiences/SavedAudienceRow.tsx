import type { AudienceConfig } from '@starling/contract/browser'
import { conditionLines } from '@starling/sections/condition-words'
import { dateTime, fullNumber, say, shortDate, useText } from '@starling/text'
import { Button, DropdownItem, DropdownMenu, IconButton } from '@starling/ui'
import { clsx } from 'clsx'
import {
  History,
  Megaphone,
  MoreHorizontal,
  Pencil,
  RefreshCw,
  Share2,
  Trash2,
  Upload,
  Users,
  UserX,
} from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { refused, undoable } from '../errors/index.ts'
import { keptOf, questionAddress, SAVED_TYPES } from '../searches/index.ts'
import { personName } from '../session/index.ts'
import { UploadDialog } from '../uploads/index.ts'
import { EditAudience } from './EditAudience.tsx'
import { ExclusionDrawer } from './ExclusionDrawer.tsx'
import { type AudiencesOf, useAudienceChanges } from './queries.ts'
import { ShareAudience } from './ShareAudience.tsx'
import { useCategoryName } from './use-category-name.ts'
import { useCounted } from './use-counted.ts'
import { VersionsDrawer } from './VersionsDrawer.tsx'
import { RULE_WORDS, STATUS_WORDS } from './words.ts'

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const TONES: Partial<Record<AudienceConfig['status'], string>> = { active: 'text-good', halted: 'text-bad' }

export function SavedAudienceRow({
  audience,
  of,
  onOpen,
}: {
  audience: AudienceConfig
  of: AudiencesOf
  onOpen: () => void
}) {
  const { t, language } = useText()
  const { teamId } = useParams()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { remove, restore, count, see } = useAudienceChanges(of)
  const { id, name, body, days, status, author, version, changed_at, refresh, news } = audience
  // The address of a mail opens it.
  const isMailed = search.get('versions') === id
  const [open, setOpen] = useState<'edit' | 'versions' | 'share' | 'exclusion' | 'upload' | null>(
    isMailed ? 'versions' : null,
  )
  const closeVersions = () => {
    if (audience.news) see.mutate(id)
    setOpen(null)
  }
  const kept = keptOf({ body, days })
  const categoryName = useCategoryName()
  const lines = conditionLines(body, days, say(language))

  const end = () =>
    undoable(remove.mutateAsync(id), t('{{name}} was deleted.', { name }), () => restore.mutateAsync(id))

  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {kept ? (
            <Link
              to={questionAddress(kept, teamId)}
              className="wrap-break-word font-medium no-underline hover:text-accent hover:underline"
            >
              {name}
            </Link>
          ) : (
            <button
              type="button"
              onClick={onOpen}
              className="wrap-break-word min-h-6 text-left font-medium hover:text-accent hover:underline"
            >
              {name}
            </button>
          )}
          <span className={clsx('text-13', TONES[status] ?? 'text-muted')}>{t(STATUS_WORDS[status])}</span>
          {audience.is_exclusion && <span className="text-13 text-warn">{t('Left out of campaigns')}</span>}
        </span>
        <span className="line-clamp-2 text-13 text-muted">{lines.join(' · ')}</span>
        <span className="text-13 text-muted">
          {[
            t(SAVED_TYPES[audience.query_type]),
            ...audience.categories.map((category) => categoryName(category.name)),
            t('Version {{n}}', { n: version }),
            ...(author ? [personName(author)] : []),
            shortDate(changed_at),
            ...(refresh === 'never' ? [] : [t(RULE_WORDS[refresh])]),
          ].join(' · ')}
        </span>
        {news && (
          <button
            type="button"
            onClick={() => setOpen('versions')}
            className="min-h-6 justify-self-start text-left font-medium text-13 text-accent hover:underline"
          >
            {t('It moved: {{joined}} joined, {{left}} left', {
              joined: fullNumber(news.joined),
              left: fullNumber(news.left),
            })}
          </button>
        )}
      </div>
      <div className="flex items-center justify-between gap-4 sm:justify-end">
        <AudienceFigure size={audience.size} sized_at={audience.sized_at} />
        <span className="flex items-center gap-1">
          <Button size="small" icon={<History {...ICON} />} onClick={() => setOpen('versions')}>
            {t('Versions')}
          </Button>
          <DropdownMenu
            align="end"
            trigger={
              <IconButton label={t('Actions for {{name}}', { name })} size="small">
                <MoreHorizontal {...ICON} />
              </IconButton>
            }
          >
            <DropdownItem icon={<Pencil {...ICON} />} onSelect={() => setOpen('edit')}>
              {t('Edit')}
            </DropdownItem>
            <DropdownItem icon={<Users {...ICON} />} onSelect={() => navigate(builderAddress(id, teamId))}>
              {t('Change who')}
            </DropdownItem>
            <DropdownItem icon={<Megaphone {...ICON} />} onSelect={() => navigate(campaignAddress(id, teamId))}>
              {t('Make a campaign')}
            </DropdownItem>
            <DropdownItem icon={<Share2 {...ICON} />} onSelect={() => setOpen('share')}>
              {t('Share this audience')}
            </DropdownItem>
            {teamId !== undefined && (
              <DropdownItem icon={<Upload {...ICON} />} onSelect={() => setOpen('upload')}>
                {t('Upload to X')}
              </DropdownItem>
            )}
            <DropdownItem icon={<UserX {...ICON} />} onSelect={() => setOpen('exclusion')}>
              {t('Who would be left out')}
            </DropdownItem>
            <DropdownItem icon={<RefreshCw {...ICON} />} onSelect={() => count.mutateAsync(id).catch(refused)}>
              {t('Count anew')}
            </DropdownItem>
            <DropdownItem danger icon={<Trash2 {...ICON} />} onSelect={end}>
              {t('Delete')}
            </DropdownItem>
          </DropdownMenu>
        </span>
      </div>
      <EditAudience audience={audience} of={of} open={open === 'edit'} onClose={() => setOpen(null)} />
      <ShareAudience audience={audience} open={open === 'share'} onClose={() => setOpen(null)} />
      {teamId !== undefined && (
        <UploadDialog team={teamId} audience={audience} open={open === 'upload'} onClose={() => setOpen(null)} />
      )}
      <ExclusionDrawer audience={audience} of={of} open={open === 'exclusion'} onClose={() => setOpen(null)} />
      <VersionsDrawer audience={audience} of={of} open={open === 'versions'} onClose={closeVersions} />
    </li>
  )
}

/** Where the people of an audience are changed: of a team in its creator, one's own in the toolkit's builder. */
const builderAddress = (id: string, teamId: string | undefined) =>
  `${teamId === undefined ? '/audience-builder' : `/${teamId}/creator`}?${new URLSearchParams({ audience: id })}`

const campaignAddress = (id: string, teamId: string | undefined) =>
  `${teamId === undefined ? '' : `/${teamId}`}/campaigns/new?${new URLSearchParams({ audience: id })}`

/** Fewer are not counted out loud (design section 4). */
const LEAST_PEOPLE = 5

/** How many people, and when they were counted. */
export function AudienceFigure({ size, sized_at }: { size: number | null; sized_at: string | null }) {
  const { t } = useText()
  const counted = useCounted()
  if (size === null || sized_at === null) return <span className="text-13 text-muted">{t('Not counted yet')}</span>
  return (
    <span className="grid sm:justify-items-end" title={dateTime(sized_at)}>
      <span className="tabular font-strong text-16">
        {size < LEAST_PEOPLE ? t('Fewer than 5 people') : t('{{n}} people', { n: fullNumber(size) })}
      </span>
      <span className="text-12 text-muted">{counted(sized_at)}</span>
    </span>
  )
}
