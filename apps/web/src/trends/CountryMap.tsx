import { type Drawable, SectionChart } from '@starling/charts'
import type { CountryStats } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { useMemo } from 'react'
import { formatOf } from '../analysis/cells.ts'
import { chartWords } from '../analysis/chart-words.ts'

const POSTS_BY_COUNTRY: Drawable = {
  title: 'Posts by country',
  meaning: 'Posts of four weeks by where their authors say they are.',
  columns: {
    country: { label: 'Country', kind: 'country' },
    posts: { label: 'Posts', kind: 'count' },
    people: { label: 'People', kind: 'count' },
    share: { label: 'Share of posts', kind: 'share' },
    interval: { label: '95 % interval', kind: 'interval' },
    mark: { label: 'Base', kind: 'mark' },
  },
  chart: { kind: 'world_map', country: 'country', value: 'posts' },
}

/** The world by posts; a country leads to its own statistics. */
export function CountryMap({
  countries,
  onChoose,
}: {
  countries: readonly CountryStats[]
  onChoose: (country: string) => void
}) {
  const { language } = useText()
  const format = useMemo(() => formatOf(language, 0), [language])
  const words = useMemo(() => chartWords(language, []), [language])
  return (
    <SectionChart
      section={POSTS_BY_COUNTRY}
      rows={countries}
      format={format}
      words={words}
      onPick={(row) => countries[row] && onChoose(countries[row].country)}
    />
  )
}
