import { TREND_COUNTRY, WORLD } from '@starling/contract/browser'
import { countryInSentence } from '@starling/sections/names'
import { dateTime, useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams } from 'react-router'
import { ownOffset, zoneShort } from '../figures/index.ts'
import { Await, OriginFoot, Panel } from '../panels/index.ts'
import { StatPanels } from '../sections/index.ts'
import { useMe } from '../session/index.ts'
import { CountryChooser } from './CountryChooser.tsx'
import { CountryMap } from './CountryMap.tsx'
import { EventList } from './EventList.tsx'
import { countriesOptions, eventsOptions, trendingOptions, xStatsOptions } from './queries.ts'
import { readPlace } from './read-place.ts'
import { StatFacts } from './StatFacts.tsx'
import { TrendingList } from './TrendingList.tsx'

/** What a country talks about now, and how it posts; the country stands in the address. */
export function XStatsScreen() {
  const { t, language } = useText()
  const { country: named = TREND_COUNTRY } = useParams()
  const country = readPlace(named)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { me } = useMe()
  const trending = useQuery(trendingOptions(country))
  const countries = useQuery(countriesOptions)
  const stats = useQuery(xStatsOptions(country, ownOffset(), me !== null))
  const events = useQuery(eventsOptions(country))
  const title =
    country === WORLD ? t('Global trends') : t('Trends in {{place}}', { place: countryInSentence(country, language) })
  const root = pathname.slice(0, pathname.indexOf('/xstats') + '/xstats'.length)
  const choose = (next: string) => navigate(`${root}/${next}`)
  const [first] = trending.data ?? []
  const end = first ? new Date(first.window.until * 1000) : null

  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-4">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-strong text-28">{title}</h1>
          <p className="text-muted">
            {end
              ? t('24 hours up to {{time}}, compared with the 28 days before.', {
                  time: `${dateTime(end)} ${zoneShort(language, end)}`,
                })
              : t('What people talk about more than usual, and how they post.')}
          </p>
        </div>
        <CountryChooser value={country} countries={countries.data?.countries ?? []} onChange={choose} />
      </header>
      <Await query={stats} name={`stats ${country}`} height="h-28">
        {(data) => <StatFacts stats={data} />}
      </Await>
      <Panel
        title={t('Trending topics')}
        about={t('An arrow marks what chance cannot explain. Accounts that behave like bots are left out.')}
        foot={
          first && (
            <OriginFoot
              origin={first}
              more={<span>{t('compared with {{n}} posts before', { n: first.base.baseline_n ?? 0 })}</span>}
            />
          )
        }
      >
        <Await query={trending} name={`trending ${country}`} height="h-96">
          {(topics) => <TrendingList topics={topics} isWorld={country === WORLD} />}
        </Await>
      </Panel>
      <Panel
        title={t('Peaks of four weeks')}
        about={t('Days on which a topic rose far above the 28 days before, and the words that go with it.')}
        foot={events.data?.[0] && <OriginFoot origin={events.data[0]} />}
      >
        <Await query={events} name={`events ${country}`} height="h-96">
          {(found) => <EventList events={found} />}
        </Await>
      </Panel>
      <Panel
        title={t('Posts by country')}
        about={t('Four weeks. Choose a country to see what it talks about.')}
        foot={countries.data && <OriginFoot origin={countries.data} />}
      >
        <Await query={countries} name="countries" height="h-96">
          {(data) => <CountryMap countries={data.countries} root={root} />}
        </Await>
      </Panel>
      <Await query={stats} name={`panels ${country}`} height="h-96">
        {(data) => <StatPanels sections={data.sections} />}
      </Await>
    </div>
  )
}
