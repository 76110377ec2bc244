import { BUILDER_AGES, BUILDER_GENDERS, type BuilderAge } from '@starling/question/builder'
import { PLACEMENTS, type Placement, type TargetingPackage } from '@starling/targeting'
import { say, useText } from '@starling/text'
import { Chip, Field, Select } from '@starling/ui'
import { useId } from 'react'
import { FindingList } from './FindingList.tsx'
import type { PackageFinding } from './findings.ts'
import { GENDER_WORDS, PLACEMENT_WORDS, settingWords } from './setting-words.ts'

/** Gender, age and where the ads stand. Only what somebody chose: nobody is left out for what they were taken to be. */
export function DemographicsCard({
  given,
  findings,
  change,
}: {
  given: TargetingPackage
  findings: readonly PackageFinding[]
  change?: (next: TargetingPackage) => void
}) {
  const { t, language } = useText()
  const placementsId = useId()
  const { gender, age, placements } = given
  const ageName = (one: BuilderAge) => settingWords('age', one, say(language))
  const toggle = (placement: Placement) =>
    change?.({
      ...given,
      // In the order in which they are offered: clicking them in another is no change.
      placements: PLACEMENTS.filter((one) => (one === placement) !== placements.includes(one)),
    })
  const isAny = gender === 'ANY' && age === 'AGE_ANY' && placements.length === 0
  if (!change && isAny) return null
  return (
    <section
      aria-label={t('Gender, age and placements')}
      data-part="demographics"
      className="grid grid-cols-1 content-start gap-3 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <h3 className="font-strong text-14">{t('Gender, age and placements')}</h3>
      {change ? (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={t('Gender')}>
              {(control) => (
                <Select
                  {...control}
                  value={gender}
                  onChange={({ currentTarget }) =>
                    change({ ...given, gender: currentTarget.value as TargetingPackage['gender'] })
                  }
                >
                  {BUILDER_GENDERS.map((one) => (
                    <option key={one} value={one}>
                      {t(GENDER_WORDS[one])}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={t('Age')}>
              {(control) => (
                <Select
                  {...control}
                  value={age}
                  onChange={({ currentTarget }) => change({ ...given, age: currentTarget.value as BuilderAge })}
                >
                  {BUILDER_AGES.map((one) => (
                    <option key={one} value={one}>
                      {ageName(one)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <fieldset aria-describedby={placementsId} className="grid gap-1.5">
            <legend className="mb-1.5 font-medium text-13">{t('Placements')}</legend>
            <div className="flex flex-wrap gap-1.5">
              {PLACEMENTS.map((placement) => (
                <Chip
                  key={placement}
                  label={t(PLACEMENT_WORDS[placement])}
                  {...(placements.includes(placement) && { selected: true })}
                  onToggle={() => toggle(placement)}
                />
              ))}
            </div>
            <p id={placementsId} className="text-13 text-muted">
              {t('None chosen: wherever X shows ads.')}
            </p>
          </fieldset>
        </>
      ) : (
        <p className="text-14">
          {[
            ...(gender === 'ANY' ? [] : [t(GENDER_WORDS[gender])]),
            ...(age === 'AGE_ANY' ? [] : [ageName(age)]),
            ...placements.map((placement) => t(PLACEMENT_WORDS[placement])),
          ].join(' · ')}
        </p>
      )}
      <FindingList findings={findings} />
    </section>
  )
}
