import type { Drawable } from '@starling/charts'
import type { CountryStats } from '@starling/contract/browser'
import { formatOf } from '@starling/sections/cells'
import { countryName } from '@starling/sections/names'
import { say, useText } from '@starling/text'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { chartWords, NearChart } from '../sections/index.ts'

const LINKS = 12

const POSTS_BY_COUNTRY: Drawable = {
  title: 'Posts by country',
  meaning: 'Posts from four weeks, by where their authors say they are.',
  columns: {
    country: { label: 'Country', kind: 'country' },
    posts: { label: 'Posts', kind: 'count' },
    people: { label: 'People', kind: 'count' },
    share: { label: 'Share of posts', kind: 'share' },
    interval: { label: '95% interval', kind: 'interval' },
    mark: { label: 'Base', kind: 'mark' },
  },
  chart: { kind: 'world_map', country: 'country', value: 'posts' },
}

/** The world by posts, and the way to each large country's own statistics. */
export function CountryMap({ countries, root }: { countries: readonly CountryStats[]; root: string }) {
  const { language } = useText()
  const format = useMemo(() => formatOf(say(language), 0), [language])
  const words = useMemo(() => chartWords(language, []), [language])
  return (
    <div className="grid grid-cols-1 gap-3">
      <NearChart section={POSTS_BY_COUNTRY} rows={countries} format={format} words={words} />
      <ul className="flex flex-wrap gap-1.5">
        {countries.slice(0, LINKS).map(({ country }) => (
          <li key={country}>
            <Link
              to={`${root}/${country}`}
              className="inline-flex items-center rounded-full border border-line-strong px-2.5 text-13 leading-6 no-underline hover:border-accent hover:text-accent pointer-coarse:min-h-10"
            >
              {countryName(country, language)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
