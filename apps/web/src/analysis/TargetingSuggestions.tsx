import { isFiller } from '@starling/catalog'
import type { AnswerRow } from '@starling/contract/browser'
import { type SectionId, TARGETABLE } from '@starling/sections'
import { type TextKey, useText } from '@starling/text'
import { CopyButton, Dialog } from '@starling/ui'
import { notify, type Store, useStore } from '../floor/index.ts'
import type { Answers } from './use-answers.ts'

const MOST = 25
const MOST_COMMON = 10

type List = { title: TextKey; from: readonly SectionId[]; term: (row: AnswerRow) => string }
const LISTS: readonly List[] = [
  {
    title: 'Handles to target',
    from: TARGETABLE.handles,
    term: ({ handle }) => (handle ? `@${String(handle)}` : ''),
  },
  {
    title: 'Hashtags to target',
    from: TARGETABLE.hashtags,
    term: ({ value }) => String(value ?? ''),
  },
  {
    title: 'Keywords to target',
    from: TARGETABLE.keywords,
    term: ({ value }) => (isFiller(String(value)) ? '' : String(value ?? '')),
  },
]

export type Suggestions = {
  title: TextKey
  /** What sets the audience apart beyond chance, the surest first. */
  apart: string[]
  /** What most of it have, whether or not others have it as much. */
  common: string[]
}

const least = ({ over_interval }: AnswerRow) => (Array.isArray(over_interval) ? Number(over_interval[0]) : 0)

export function suggestionsIn(answers: Answers): Suggestions[] {
  return LISTS.map(({ title, from, term }) => {
    const rows = from.flatMap((id) => answers.get(id)?.rows ?? [])
    const terms = (some: readonly AnswerRow[]) => [...new Set(some.map(term).filter((each) => each !== ''))]
    const apart = terms(
      rows.filter(({ significant }) => significant === 'over').toSorted((a, b) => least(b) - least(a)),
    )
    const common = terms(
      rows
        .filter(({ significant }) => significant !== 'under')
        .toSorted((a, b) => Number(b.share ?? 0) - Number(a.share ?? 0)),
    )
    return {
      title,
      apart: apart.slice(0, MOST),
      common: common.filter((one) => !apart.includes(one)).slice(0, MOST_COMMON),
    }
  }).filter(({ apart, common }) => apart.length + common.length > 0)
}

/** Lists to paste into a campaign, made of the sections on the page. */
export function TargetingSuggestions({
  open,
  shown,
  onClose,
}: {
  open: boolean
  shown: Store<Answers>
  onClose: () => void
}) {
  const { t } = useText()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={t('Targeting suggestions')}
      description={t('Based on this analysis.')}
    >
      <Lists shown={shown} />
    </Dialog>
  )
}

function Lists({ shown }: { shown: Store<Answers> }) {
  const { t } = useText()
  const lists = suggestionsIn(useStore(shown))
  return (
    <div className="grid gap-5">
      {lists.length === 0 && <p className="text-muted">{t('There is nothing to suggest for this audience yet.')}</p>}
      {lists.map(({ title, apart, common }) => (
        <section key={title} className="grid gap-3">
          <h3 className="font-medium">{t(title)}</h3>
          {apart.length === 0 && (
            <p className="text-13 text-muted">{t('None of these clearly sets the audience apart.')}</p>
          )}
          <Terms title={t('What sets them apart, the surest first')} terms={apart} />
          <Terms title={t('Most common among them, and among others too')} terms={common} />
        </section>
      ))}
    </div>
  )
}

function Terms({ title, terms }: { title: string; terms: readonly string[] }) {
  if (terms.length === 0) return null
  const text = terms.join(', ')
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <h4 className="text-13 text-muted">{title}</h4>
        <CopyButton content={text} notify={(told, { level }) => notify(told, level)} />
      </div>
      <p className="rounded-control bg-sunken p-3 text-13">{text}</p>
    </div>
  )
}
