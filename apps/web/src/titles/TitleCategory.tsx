import type { SizedTitles } from '@starling/contract/browser'
import { fullNumber, useText } from '@starling/text'
import { Checkbox } from '@starling/ui'
import { useId, useState } from 'react'
import type { ChosenTitles } from './chosen-titles.ts'

type Category = SizedTitles['categories'][number]

/** A category with its titles; its own box takes all of them that are in sight. */
export function TitleCategory({
  category,
  titles,
  chosen,
  isLooked,
  onChoose,
  onTitle,
}: {
  category: Category
  titles: Category['titles']
  chosen: ChosenTitles
  isLooked: boolean
  onChoose: (next: ChosenTitles) => void
  onTitle: (id: string, to: 'in' | 'none') => void
}) {
  const { t, language } = useText()
  const [isOpened, setOpened] = useState(false)
  const listId = useId()
  const isOpen = isOpened || isLooked
  const ids = titles.map(({ id }) => id)
  const held = ids.filter((id) => chosen.titles.includes(id)).length
  const nameOf = ({ label, label_ja }: { label: string; label_ja: string }) => (language === 'ja' ? label_ja : label)
  const name = nameOf(category)
  const takeAll = (isTaken: boolean) =>
    onChoose({
      ...chosen,
      titles: [...chosen.titles.filter((id) => !ids.includes(id)), ...(isTaken ? ids : [])],
      excluded: chosen.excluded.filter((id) => !ids.includes(id)),
    })
  return (
    <section className="grid gap-2 py-3">
      <div className="flex items-center gap-3">
        <Checkbox
          aria-label={t('All titles of {{category}}', { category: name })}
          checked={held === ids.length}
          indeterminate={held > 0 && held < ids.length}
          onChange={(event) => takeAll(event.currentTarget.checked)}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpened(!isOpened)}
          className="flex min-h-8 flex-1 flex-wrap items-baseline justify-between gap-x-4 text-left hover:text-accent"
        >
          <span className="font-medium">{name}</span>
          <span className="tabular text-13 text-muted">
            {t('{{count}} titles', { count: category.titles.length })} · <People people={category.people} />
          </span>
        </button>
      </div>
      <ul id={listId} hidden={!isOpen} className="grid gap-1 pl-8 sm:grid-cols-2">
        {titles.map((title) => (
          <li key={title.id}>
            <label
              htmlFor={`${listId} ${title.id}`}
              title={title.spellings.join(', ')}
              className="flex min-h-8 cursor-pointer items-center gap-2 hover:text-accent"
            >
              <Checkbox
                id={`${listId} ${title.id}`}
                checked={chosen.titles.includes(title.id)}
                onChange={(event) => onTitle(title.id, event.currentTarget.checked ? 'in' : 'none')}
              />
              <span className="min-w-0 flex-1">{nameOf(title)}</span>
              <span className="tabular text-13 text-muted">
                <People people={title.people} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many; of fewer than five only that. */
export function People({ people }: { people: number | null }) {
  const { t } = useText()
  return people === null ? t('fewer than 5 people') : t('{{n}} people', { n: fullNumber(people) })
}
