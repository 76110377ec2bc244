import type { AudiencePerspective } from '@starling/contract/browser'
import { ageName, countryName, genderName, languageName } from '@starling/sections/names'
import { fullNumber, say, type TextKey, useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { Await } from '../panels/index.ts'
import { perspectivesOptions } from './queries.ts'

const TITLES: Record<AudiencePerspective['dimension'], TextKey> = {
  country: 'Countries',
  language: 'Languages',
  gender: 'Genders',
  age_group: 'Age groups',
}

/** What would be written as 0%. */
const LEAST_SHARE = 0.005
const isSeen = ({ share }: { share: number }) => share >= LEAST_SHARE

/** An audience by country, language, gender and age, as bars. */
export function Perspectives({ id, most }: { id: string; most: number }) {
  const query = useQuery(perspectivesOptions(id))
  return (
    <Await query={query} name={`perspectives ${id}`} height="h-40">
      {(perspectives) => (
        <div className="grid gap-4">
          {perspectives
            .filter(({ parts }) => parts.length > 0)
            .map((perspective) => (
              <Bars key={perspective.dimension} perspective={perspective} most={most} />
            ))}
        </div>
      )}
    </Await>
  )
}

function Bars({ perspective: { dimension, parts, known }, most }: { perspective: AudiencePerspective; most: number }) {
  const { t, language } = useText()
  const spoken = say(language)
  const names: Record<AudiencePerspective['dimension'], (value: string) => string> = {
    country: (code) => countryName(code, language),
    language: (code) => languageName(code, language),
    gender: (value) => genderName(value, spoken),
    age_group: (value) => ageName(value, spoken),
  }
  return (
    <section className="grid gap-1.5">
      <h4 className="text-12 text-muted">
        {t(TITLES[dimension])} · {t('known of {{n}}', { n: fullNumber(known) })}
      </h4>
      <ul className="grid gap-1">
        {parts
          .filter(isSeen)
          .slice(0, most)
          .map(({ value, share }) => (
            <li key={value} className="grid grid-cols-[7rem_minmax(0,1fr)_3rem] items-center gap-2 text-13">
              <span className="truncate" title={names[dimension](value)}>
                {names[dimension](value)}
              </span>
              <span aria-hidden className="h-2 rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${Math.round(share * 100)}%` }}
                />
              </span>
              <span className="tabular text-right">{Math.round(share * 100)}%</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
