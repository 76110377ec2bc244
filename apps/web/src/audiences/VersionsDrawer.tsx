import type { AudienceConfig, AudienceVersion } from '@starling/contract/browser'
import { dateTime, fullNumber, say, useText } from '@starling/text'
import { Button, Drawer } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Minus, Plus, RotateCcw } from 'lucide-react'
import { refused } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { Await } from '../panels/index.ts'
import { personName } from '../session/index.ts'
import { type AudiencesOf, useAudienceChanges, versionsOptions } from './queries.ts'
import { SizeHistory } from './SizeHistory.tsx'
import { useCategoryName } from './use-category-name.ts'
import { diffOf } from './version-diff.ts'

/** Fewer are not counted out loud (design section 4). */
const LEAST_PEOPLE = 5

type Props = { audience: AudienceConfig; of: AudiencesOf; open: boolean; onClose: () => void }

/** What an audience was, and how many people it had. */
export function VersionsDrawer({ audience, of, open, onClose }: Props) {
  const { t } = useText()
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Versions of {{name}}', { name: audience.name })}
      size="large"
    >
      {open && (
        <div className="grid grid-cols-1 gap-6">
          <SizeHistory audience={audience} />
          <Versions audience={audience} of={of} />
        </div>
      )}
    </Drawer>
  )
}

function Versions({ audience, of }: Pick<Props, 'audience' | 'of'>) {
  const { t } = useText()
  const versions = useQuery(versionsOptions(audience.id))
  return (
    <Await query={versions} name={`versions ${audience.id}`} height="h-40">
      {(all) => (
        <ol aria-label={t('Versions')} className="divide-y divide-line">
          {all.map((version, at) => (
            <VersionRow
              key={version.id}
              version={version}
              before={all[at + 1]}
              newest={all[0]!}
              id={audience.id}
              of={of}
            />
          ))}
        </ol>
      )}
    </Await>
  )
}

function VersionRow({
  version,
  before,
  newest,
  id,
  of,
}: {
  version: AudienceVersion
  before: AudienceVersion | undefined
  newest: AudienceVersion
  id: string
  of: AudiencesOf
}) {
  const { t, language } = useText()
  const { goBack } = useAudienceChanges(of)
  const categoryName = useCategoryName()
  const { number, reason, author, size, created_at } = version
  const words = { say: say(language), categoryName }
  const { renamed, added, removed } = diffOf(version, before, words)
  const since = diffOf(version, newest, words)
  const isAsNow = !since.renamed && since.added.length + since.removed.length === 0
  const back = () =>
    goBack
      .mutateAsync({ id, number })
      .then(() => notify(t('Version {{n}} was restored.', { n: number }), 'success'), refused)
  const restored = /^← (\d+)$/.exec(reason)?.[1]
  return (
    <li className="grid gap-2 py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <span className="font-medium">{t('Version {{n}}', { n: number })}</span>
          <span className="tabular text-13 text-muted">
            {[
              dateTime(created_at),
              ...(author ? [personName(author)] : []),
              size === null
                ? t('Not counted')
                : size < LEAST_PEOPLE
                  ? t('Fewer than 5 people')
                  : t('{{n}} people', { n: fullNumber(size) }),
            ].join(' · ')}
          </span>
        </div>
        {version.id !== newest.id && isAsNow && <span className="text-13 text-muted">{t('The same as now')}</span>}
        {!isAsNow && (
          <Button size="small" icon={<RotateCcw size={16} strokeWidth={1.5} aria-hidden />} onClick={back}>
            {t('Restore version {{n}}', { n: number })}
          </Button>
        )}
      </div>
      {reason !== '' && (
        <p className="wrap-break-word">{restored ? t('Version {{n}} was restored.', { n: restored }) : reason}</p>
      )}
      <ul className="grid gap-1 text-13">
        {renamed && <li>{t('Renamed from “{{from}}” to “{{to}}”', { from: renamed[0], to: renamed[1] })}</li>}
        {removed.map((line) => (
          <Line key={line} line={line} isAdded={false} />
        ))}
        {added.map((line) => (
          <Line key={line} line={line} isAdded />
        ))}
      </ul>
    </li>
  )
}

/** Never by colour alone: a sign stands before it, and is read out. */
function Line({ line, isAdded }: { line: string; isAdded: boolean }) {
  const { t } = useText()
  const Icon = isAdded ? Plus : Minus
  return (
    <li className="flex items-start gap-2">
      <Icon size={14} strokeWidth={2} aria-hidden className={`mt-1 shrink-0 ${isAdded ? 'text-good' : 'text-bad'}`} />
      <span className="sr-only">{isAdded ? t('Added:') : t('Removed:')}</span>
      <span className={isAdded ? 'wrap-break-word min-w-0' : 'wrap-break-word min-w-0 text-muted line-through'}>
        {line}
      </span>
    </li>
  )
}
