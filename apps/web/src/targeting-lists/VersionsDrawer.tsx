import type { ListedTargetingList, ListedTargetingListVersion } from '@starling/contract/browser'
import { labelledIn, sayPackage, type TargetingPackage } from '@starling/targeting'
import { dateTime, say, useText } from '@starling/text'
import { Button, Drawer } from '@starling/ui'
import { useQueries, useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FailedState, refused } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { Await } from '../panels/index.ts'
import { personName } from '../session/index.ts'
import { PackageGroups } from './PackageGroups.tsx'
import { useListChanges, versionOptions, versionsOptions } from './queries.ts'
import { changeWords, type DiffLine, diffLines } from './version-diff.ts'

type Listed = Pick<ListedTargetingList, 'id' | 'name' | 'version'>
type Props = {
  list: Listed
  open: boolean
  onClose: () => void
  /** What is not saved gives way to the version that is asked for. */
  giveWay?: (version: number | null) => void
}
type Giving = { giveWay: (version: number | null) => void }

/** What a list was: who changed what, why, and the way back. */
export function VersionsDrawer({ list, open, onClose, giveWay = () => {} }: Props) {
  const { t } = useText()
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Versions of {{name}}', { name: list.name })}
      size="large"
    >
      {open && <Versions list={list} giveWay={giveWay} />}
    </Drawer>
  )
}

function Versions({ list, giveWay }: { list: Listed } & Giving) {
  const { t } = useText()
  const versions = useQuery(versionsOptions(list.id))
  return (
    <Await query={versions} name={`versions ${list.id}`} height="h-40">
      {(all) => (
        <ol aria-label={t('Versions')} className="divide-y divide-line">
          {all.map((version, at) => (
            <VersionRow
              key={version.number}
              version={version}
              before={all[at + 1]?.number}
              list={list}
              giveWay={giveWay}
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
  list,
  giveWay,
}: Giving & {
  version: ListedTargetingListVersion
  before: number | undefined
  list: Listed
}) {
  const { t, language } = useText()
  const { goBack } = useListChanges()
  const { number, author, cause, restored_number, reason, changes, created_at } = version
  const back = () => {
    giveWay(list.version)
    return goBack.mutateAsync({ list, number }).then(
      (restored) => {
        // What is the same as now makes no version.
        if (restored.version === list.version) giveWay(null)
        notify(t('Version {{n}} was restored.', { n: number }), 'success')
      },
      (error: unknown) => {
        giveWay(null)
        refused(error)
      },
    )
  }
  const words = changes.map((change) => changeWords(change, say(language)))
  return (
    <li className="grid gap-2 py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <span className="font-medium">{t('Version {{n}}', { n: number })}</span>
          <span className="tabular text-13 text-muted">
            {[
              dateTime(created_at),
              ...(author ? [personName(author)] : []),
              ...(cause === 'autopilot' ? [t('Autopilot')] : []),
            ].join(' · ')}
          </span>
        </div>
        {number !== list.version && (
          <Button
            size="small"
            className="shrink-0"
            icon={<RotateCcw size={16} strokeWidth={1.5} aria-hidden />}
            onClick={back}
          >
            {t('Restore version {{n}}', { n: number })}
          </Button>
        )}
      </div>
      {cause === 'restored' && restored_number !== null && (
        <p>{t('Version {{n}} was restored.', { n: restored_number })}</p>
      )}
      {reason !== '' && <p className="wrap-break-word">{reason}</p>}
      <p className="text-13 text-muted">
        {cause === 'made' || words.length === 0
          ? t(cause === 'made' ? 'The first version' : 'Nothing changed')
          : words.join(' · ')}
      </p>
      <Folded see={t('See version {{n}}', { n: number })} hide={t('Hide version {{n}}', { n: number })}>
        <Contents id={list.id} number={number} />
      </Folded>
      {before !== undefined && words.length > 0 && (
        <Folded see={t('See what changed in version {{n}}', { n: number })} hide={t('Hide what changed')}>
          <Difference id={list.id} number={number} before={before} />
        </Folded>
      )}
    </li>
  )
}

/** Asked for only once it is opened. */
function Folded({ see, hide, children }: { see: string; hide: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? hide : see}
      </Button>
      {isOpen && children}
    </>
  )
}

/** All that a version holds, to be looked at before it is brought back. */
function Contents({ id, number }: { id: string; number: number }) {
  const { t, language } = useText()
  const query = useQuery(versionOptions(id, number))
  return (
    <Await query={query} name={`version ${id} ${number}`} height="h-24">
      {({ targeting_package }) => {
        const given = labelledIn(targeting_package as TargetingPackage, language)
        return (
          <section aria-label={t('What version {{n}} holds', { n: number })} className="grid grid-cols-1 gap-3">
            <p className="text-pretty text-13">{sayPackage(given, say(language))}</p>
            <PackageGroups given={given} findings={[]} looked="" />
          </section>
        )
      }}
    </Await>
  )
}

function Difference({ id, number, before }: { id: string; number: number; before: number }) {
  const { t, language } = useText()
  const [now, then] = useQueries({ queries: [versionOptions(id, number), versionOptions(id, before)] })
  const error = now.error ?? then.error
  if (error) return <FailedState error={error} retry={() => Promise.all([now.refetch(), then.refetch()])} />
  if (!now.data || !then.data)
    return (
      <p role="status" className="text-13 text-muted">
        {t('Loading')}
      </p>
    )
  const lines = diffLines(then.data, now.data, say(language))
  return (
    <ul aria-label={t('What is different')} className="grid gap-1 text-13">
      {lines.map((line) => (
        <Line key={`${line.sign} ${line.text}`} line={line} />
      ))}
    </ul>
  )
}

const SIGNS: Record<DiffLine['sign'], { mark: string; look: string }> = {
  added: { mark: '+', look: 'text-good' },
  removed: { mark: '−', look: 'text-bad' },
  changed: { mark: '·', look: 'text-muted' },
}

/** The words say what the sign and its colour say. */
function Line({ line: { sign, text } }: { line: DiffLine }) {
  const { mark, look } = SIGNS[sign]
  return (
    <li className="flex items-start gap-2">
      <span aria-hidden className={`w-3 shrink-0 text-center font-medium ${look}`}>
        {mark}
      </span>
      <span className="wrap-break-word min-w-0">{text}</span>
    </li>
  )
}
