import { currentLanguage, useText } from '@starling/text'
import { Button } from '@starling/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { AnswerToPopup } from '../messages.ts'
import { ask } from './ask.ts'

type Props = { text: string; onProblem: (problem: string | null) => void; onChange: () => Promise<void> }

const TYPING_MS = 250

/** Asked again once the typing rests; an answer that came too late is not shown. */
function useFound<T>(text: string, fetch: (text: string) => Promise<AnswerToPopup<T[]>>): AnswerToPopup<T[]> | null {
  const [found, setFound] = useState<AnswerToPopup<T[]> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked depends on the text alone
  useEffect(() => {
    let isLate = false
    const timer = setTimeout(
      async () => {
        const told = await fetch(text)
        if (!isLate) setFound(told)
      },
      text === '' ? 0 : TYPING_MS,
    )
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [text])
  return found
}

export function ListRows({ text, onProblem, onChange }: Props) {
  const { t, shortDate } = useText()
  const found = useFound(text, (asked) => ask({ kind: 'lists', text: asked, language: currentLanguage() }))
  return (
    <Rows found={found} text={text} empty={[t('No targeting lists yet'), t('Save one in Starling; it appears here.')]}>
      {({ id, name, chosen, changed_at }) => (
        <Row
          key={id}
          name={name}
          detail={`${t('{{count}} entries', { count: chosen })} · ${shortDate(changed_at)}`}
          list_id={id}
          onProblem={onProblem}
          onChange={onChange}
        />
      )}
    </Rows>
  )
}

export function AudienceRows({ text, onProblem, onChange }: Props) {
  const { t, fullNumber } = useText()
  const found = useFound(text, (asked) => ask({ kind: 'audiences', text: asked, language: currentLanguage() }))
  return (
    <Rows found={found} text={text} empty={[t('No audiences yet'), t('Save one in Starling; it appears here.')]}>
      {({ id, name, size, list_id }) => (
        <Row
          key={id}
          name={name}
          detail={
            list_id === null
              ? t('Generate targeting for it in Starling first.')
              : size === null
                ? ''
                : t('{{n}} people', { n: fullNumber(size) })
          }
          list_id={list_id}
          onProblem={onProblem}
          onChange={onChange}
        />
      )}
    </Rows>
  )
}

type RowsProps<T> = {
  found: AnswerToPopup<T[]> | null
  text: string
  empty: [title: string, reason: string]
  children: (row: T) => ReactNode
}
function Rows<T>({ found, text, empty, children }: RowsProps<T>) {
  const { t } = useText()
  if (!found) return <p aria-busy className="h-16" />
  if (!found.ok) {
    return (
      <p role="alert" className="text-13 text-bad">
        {found.problem}
      </p>
    )
  }
  if (found.value.length === 0) {
    const [title, reason] = text === '' ? empty : [t('Nothing of this name'), t('Try another word.')]
    return (
      <div className="py-4 text-center">
        <p className="font-medium">{title}</p>
        <p className="text-13 text-muted">{reason}</p>
      </div>
    )
  }
  return <ul className="max-h-64 min-w-0 divide-y divide-line overflow-y-auto">{found.value.map(children)}</ul>
}

type RowProps = Omit<Props, 'text'> & { name: string; detail: string; list_id: string | null }
function Row({ name, detail, list_id, onProblem, onChange }: RowProps) {
  const { t } = useText()

  async function apply(id: string) {
    onProblem(null)
    const told = await ask({ kind: 'apply', list_id: id, language: currentLanguage() })
    onProblem(told.ok ? null : told.problem)
    await onChange()
  }

  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="truncate font-medium">{name}</p>
        <p className="text-12 text-muted">{detail}</p>
      </div>
      {list_id !== null && (
        <Button size="small" aria-label={`${t('Apply')}: ${name}`} onClick={() => apply(list_id)}>
          {t('Apply')}
        </Button>
      )}
    </li>
  )
}
