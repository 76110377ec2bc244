import { useText } from '@starling/text'
import { Input } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Await, OriginFoot, Panel } from '../panels/index.ts'
import { CountriesField, calledLike } from '../question/index.ts'
import { Combination } from './Combination.tsx'
import { type ChosenTitles, readChosen, withTitle, writeChosen } from './chosen-titles.ts'
import { titlesOptions } from './queries.ts'
import { TitleCategory } from './TitleCategory.tsx'

/** The taxonomy of job titles with its sizes, and an audience put together from it. What is chosen stands in the address. */
export function JobTitlesScreen() {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState('')
  const chosen = readChosen(search)
  const query = useQuery(titlesOptions(chosen.countries))
  const choose = (next: ChosenTitles) => setSearch(writeChosen(next), { replace: true })
  const looked = typed.trim()
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-6">
      <header className="grid gap-1">
        <h1 className="font-strong text-28">{t('Job titles')}</h1>
        <p className="max-w-160 text-pretty text-muted">
          {t(
            'What people say in their bio that they work as. Choose titles, see how many people they have together, and save them as an audience.',
          )}
        </p>
      </header>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel
          title={t('Titles by category')}
          about={t('Each with how many people known here name it.')}
          foot={query.data && <OriginFoot origin={query.data} />}
        >
          <div className="grid grid-cols-1 gap-4">
            <Input
              type="search"
              aria-label={t('Find a job title')}
              placeholder={t('Find a job title')}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Await query={query} name="titles" height="h-120">
              {({ categories }) => {
                const shown = categories.flatMap((category) => {
                  const found = category.titles.filter(({ label, label_ja, spellings }) =>
                    [label, label_ja].some((name) => calledLike(looked, name, spellings) !== null),
                  )
                  return found.length > 0 ? [{ category, found }] : []
                })
                if (shown.length === 0) return <p className="text-muted">{t('No job title is called like this.')}</p>
                return (
                  <div className="divide-y divide-line">
                    {shown.map(({ category, found }) => (
                      <TitleCategory
                        key={category.id}
                        category={category}
                        titles={found}
                        chosen={chosen}
                        isLooked={looked !== ''}
                        onChoose={choose}
                        onTitle={(id, to) => choose(withTitle(chosen, id, to))}
                      />
                    ))}
                  </div>
                )
              }}
            </Await>
          </div>
        </Panel>
        <div className="max-lg:contents lg:sticky lg:top-4 lg:grid lg:grid-cols-1 lg:gap-4">
          <Combination
            chosen={chosen}
            onTitle={(id, to) => choose(withTitle(chosen, id, to))}
            onClear={() => choose({ ...chosen, titles: [], excluded: [] })}
          />
          <Panel title={t('Where')}>
            <CountriesField value={chosen.countries} onChange={(countries) => choose({ ...chosen, countries })} />
          </Panel>
        </div>
      </div>
    </div>
  )
}
