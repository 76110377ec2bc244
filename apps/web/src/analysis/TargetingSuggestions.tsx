import type { AnswerRow } from '@starling/contract/browser'
import { type SectionId, TARGETABLE } from '@starling/sections'
import { type TextKey, useText } from '@starling/text'
import { CopyButton, Dialog } from '@starling/ui'
import { notify, type Store, useStore } from '../floor/index.ts'
import type { Answers } from './use-answers.ts'

const MOST = 25

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
    term: ({ value }) => String(value ?? ''),
  },
]

/** What sets this audience apart comes first, then what is most common in it. */
export function suggestionsIn(answers: Answers): { title: TextKey; terms: string[] }[] {
  return LISTS.map(({ title, from, term }) => {
    const rows = from.flatMap((id) => answers.get(id)?.rows ?? [])
    const sure = rows.filter(({ significant }) => significant === 'over')
    const others = rows.filter(({ significant }) => significant !== 'over' && significant !== 'under')
    const terms = [...new Set([...sure, ...others].map(term).filter((each) => each !== ''))]
    return { title, terms: terms.slice(0, MOST) }
  }).filter(({ terms }) => terms.length > 0)
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
      description={t('Based on this analysis, most distinctive first.')}
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
      {lists.map(({ title, terms }) => (
        <section key={title} className="grid gap-2">
          <div className="flex items-center justify-between gap-3">
            <h3 className="font-medium">{t(title)}</h3>
            <CopyButton content={terms.join(', ')} notify={(text, { level }) => notify(text, level)} />
          </div>
          <p className="rounded-control bg-sunken p-3 text-13 text-muted">{terms.join(', ')}</p>
        </section>
      ))}
    </div>
  )
}
