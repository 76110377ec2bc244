import { sayPackage, type TargetingPackage } from '@starling/targeting'
import type { FillField } from '@starling/targeting/bridge'
import { say, useText } from '@starling/text'
import { useMemo } from 'react'
import { ApplyPart } from './ApplyPart.tsx'
import { FindingSummary } from './FindingSummary.tsx'
import { findingsOf } from './findings.ts'
import { PackageGroups } from './PackageGroups.tsx'
import { isPart, showPart } from './show-part.ts'

/** A package that can be read and applied, and not changed. */
export function ReadPackage({ id, name, given }: { id: string | null; name: string; given: TargetingPackage }) {
  const { t, language } = useText()
  const findings = useMemo(() => findingsOf(given, say(language)), [given, language])
  const isThere = (field: FillField) => !isPart(field) || given[field].length > 0
  return (
    <>
      <p data-sentence className="max-w-240 text-pretty text-16">
        {sayPackage(given, say(language))}
      </p>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <h2 className="sr-only">{t('Elements')}</h2>
          <PackageGroups given={given} findings={findings} looked="" />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <FindingSummary findings={findings} show={(field) => (isThere(field) ? () => showPart(field) : null)} />
          <ApplyPart id={id} name={name} given={given} isSaved />
        </div>
      </div>
    </>
  )
}
