import type { CoveredEntry } from '@starling/contract/browser'
import { FIELD_WORDS, PACKAGE_PARTS, type PackagePart, type TargetingPackage } from '@starling/targeting'
import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { Plus } from 'lucide-react'
import { NothingHere } from '../panels/index.ts'
import { DemographicsCard } from './DemographicsCard.tsx'
import { withPart } from './edit-package.ts'
import type { PackageFinding } from './findings.ts'
import { GroupCard, isCalled } from './GroupCard.tsx'

/** All kinds of elements of a list; those that hold nothing are offered at the end. Without `change` they are only read. */
export function PackageGroups({
  given,
  findings,
  covered = [],
  looked,
  opened = [],
  open = () => {},
  change,
}: {
  given: TargetingPackage
  findings: readonly PackageFinding[]
  covered?: readonly CoveredEntry[]
  looked: string
  /** Kinds that are shown though they hold nothing. */
  opened?: readonly PackagePart[]
  open?: (part: PackagePart) => void
  change?: (next: TargetingPackage) => void
}) {
  const { t } = useText()
  const isShown = (part: PackagePart) =>
    looked === ''
      ? given[part].length > 0 || (change !== undefined && opened.includes(part))
      : given[part].some((entry) => isCalled(entry, looked))
  const shown = PACKAGE_PARTS.filter(isShown)
  const empty = PACKAGE_PARTS.filter((part) => !isShown(part))
  return (
    <div className="grid grid-cols-1 gap-4">
      {looked !== '' && shown.length === 0 && (
        <NothingHere title={t('No results')} reason={t('Nothing in this list is called “{{looked}}”.', { looked })} />
      )}
      {shown.map((part) => (
        <GroupCard
          key={part}
          part={part}
          entries={given[part]}
          findings={findings.filter((finding) => finding.part === part)}
          covered={new Map(covered.filter((one) => one.part === part).map((one) => [one.value, one]))}
          looked={looked}
          {...(change && { change: (entries) => change(withPart(given, part, entries)) })}
        />
      ))}
      {looked === '' && (
        <DemographicsCard
          given={given}
          findings={findings.filter(({ part }) => part === 'age' || part === 'gender' || part === 'placements')}
          {...(change && { change })}
        />
      )}
      {change && looked === '' && empty.length > 0 && (
        <section aria-label={t('Add another kind')} className="grid gap-2">
          <h3 className="font-medium text-13 text-muted">{t('Add another kind')}</h3>
          <div className="flex flex-wrap gap-2">
            {empty.map((part) => (
              <Button
                key={part}
                size="small"
                icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
                onClick={() => open(part)}
              >
                {t(FIELD_WORDS[part])}
              </Button>
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
