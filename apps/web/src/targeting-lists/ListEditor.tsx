import type { TargetingList } from '@starling/contract/browser'
import {
  chosenOf,
  FIELD_WORDS,
  PACKAGE_PARTS,
  type PackagePart,
  sayPackage,
  type TargetingPackage,
} from '@starling/targeting'
import type { FillField } from '@starling/targeting/bridge'
import { type Say, say, type TextKey, useText } from '@starling/text'
import { Button, CopyButton, IconButton, Input } from '@starling/ui'
import { clsx } from 'clsx'
import { Redo2, Save, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { notify } from '../floor/index.ts'
import { ApplyPart } from './ApplyPart.tsx'
import { AutopilotPart } from './AutopilotPart.tsx'
import { CoveragePart, useCoverage } from './CoveragePart.tsx'
import { FindingSummary } from './FindingSummary.tsx'
import { findingsOf } from './findings.ts'
import { ListHeader } from './ListHeader.tsx'
import { PackageGroups } from './PackageGroups.tsx'
import type { CoveredAudience } from './queries.ts'
import { SaveList } from './SaveList.tsx'
import { settingWords } from './setting-words.ts'
import { isPart, showPart } from './show-part.ts'
import { useListDraft } from './use-list-draft.ts'

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** A list to edit: its elements at the left, whom they reach and what to do with them at the right. */
export function ListEditor({
  list,
  audience,
}: {
  list: TargetingList & { targeting_package: TargetingPackage }
  audience: CoveredAudience | null
}) {
  const { t, language } = useText()
  const draft = useListDraft(list)
  const [looked, setLooked] = useState('')
  const [opened, setOpened] = useState<readonly PackagePart[]>([])
  const [isSaving, setIsSaving] = useState(false)
  const coverage = useCoverage(audience, draft.given)
  const findings = useMemo(() => findingsOf(draft.given, say(language)), [draft.given, language])
  function open(field: FillField) {
    setLooked('')
    if (isPart(field) && !opened.includes(field)) setOpened([...opened, field])
    showPart(field)
  }
  return (
    <div className={clsx('mx-auto grid w-full max-w-320 grid-cols-1 gap-6', draft.isChanged && 'pb-24')}>
      <ListHeader list={list} isChanged={draft.isChanged} giveWay={draft.giveWay} />
      <p data-sentence className="max-w-240 text-pretty text-16">
        {sayPackage(draft.given, say(language))}
      </p>
      {draft.isBehind && (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card border border-warn bg-raised p-4">
          <p className="min-w-0 flex-1 basis-72 text-pretty text-14">
            {t('Another version was saved while you were editing. What you see is yours and not saved.')}
          </p>
          <Button size="small" onClick={draft.discard}>
            {t('Take the saved one')}
          </Button>
          <Button size="small" onClick={draft.keep}>
            {t('Go on with mine')}
          </Button>
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <h2 className="sr-only">{t('Elements')}</h2>
          <div role="toolbar" aria-label={t('Elements')} className="flex flex-wrap items-center gap-2">
            <Input
              type="search"
              aria-label={t('Find in this list')}
              placeholder={t('Find in this list')}
              value={looked}
              onChange={({ currentTarget }) => setLooked(currentTarget.value)}
              className="min-w-40 flex-1 basis-48"
            />
            <span className="flex items-center gap-1">
              <IconButton label={t('Undo')} disabled={!draft.undo} onClick={() => draft.undo?.()}>
                <Undo2 {...ICON} />
              </IconButton>
              <IconButton label={t('Redo')} disabled={!draft.redo} onClick={() => draft.redo?.()}>
                <Redo2 {...ICON} />
              </IconButton>
              <CopyButton
                size="medium"
                label={t('Copy all')}
                content={() => textOf(draft.given, say(language))}
                notify={(text, { level }) => notify(text, level)}
              />
            </span>
          </div>
          <PackageGroups
            given={draft.given}
            findings={findings}
            covered={coverage.data?.entries ?? []}
            looked={looked.trim()}
            opened={opened}
            open={open}
            change={draft.change}
          />
        </div>
        <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-20 lg:row-span-2">
          <CoveragePart audience={audience} query={coverage} />
          <FindingSummary findings={findings} show={(field) => () => open(field)} />
          <ApplyPart id={list.id} name={list.name} given={draft.given} isSaved={!draft.isChanged} />
        </div>
        <AutopilotPart list={list} />
      </div>
      <span role="status" className="sr-only">
        {draft.isChanged && t('Changes that are not saved')}
      </span>
      {draft.isChanged && (
        // The shell sets --bottom-bar where a bar of its own covers the foot of the window.
        <div className="pointer-events-none sticky bottom-[calc(1rem+var(--bottom-bar,0px))] z-20 flex justify-center">
          <div
            role="toolbar"
            aria-label={t('Changes that are not saved')}
            className="pointer-events-auto flex max-w-full animate-rise flex-wrap items-center gap-2 rounded-card bg-raised py-2 pr-2 pl-4 shadow-float"
          >
            <span className="mr-2 font-medium text-14">{t('Changes that are not saved')}</span>
            <Button size="small" variant="ghost" onClick={draft.discard}>
              {t('Discard')}
            </Button>
            <Button size="small" variant="primary" icon={<Save {...ICON} />} onClick={() => setIsSaving(true)}>
              {t('Save as version {{n}}', { n: list.version + 1 })}
            </Button>
          </div>
        </div>
      )}
      <SaveList list={list} given={draft.given} base={draft.base} open={isSaving} onClose={() => setIsSaving(false)} />
    </div>
  )
}

/** What is chosen, a heading for each kind. */
function textOf(given: TargetingPackage, words: Say): string {
  const parts = PACKAGE_PARTS.map((part) => [FIELD_WORDS[part], ...chosenOf(given[part]).map(({ label }) => label)])
  const settings = (['gender', 'age', 'placements'] as const).map((field) => [
    FIELD_WORDS[field],
    ...(isSet(given[field]) ? [settingWords(field, given[field], words)] : []),
  ])
  return [...parts, ...settings]
    .filter(({ length }) => length > 1)
    .map(([name, ...lines]) => [words.t(name as TextKey), ...lines].join('\n'))
    .join('\n\n')
}
const isSet = (value: string | readonly string[]) => value !== 'ANY' && value !== 'AGE_ANY' && value.length > 0
