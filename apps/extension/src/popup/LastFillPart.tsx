import { cutText, FIELD_WORDS } from '@starling/targeting'
import type { FillAnswer } from '@starling/targeting/bridge'
import { currentLanguage, type Say, useText } from '@starling/text'
import { Button } from '@starling/ui'
import { useState } from 'react'
import type { LastFill } from '../messages.ts'
import { NOT_READY, REFUSAL_TEXTS } from '../texts.ts'
import { ask } from './ask.ts'

type Props = { last: LastFill | null; onChange: () => Promise<void>; onProblem: (problem: string | null) => void }

/** What became of the newest fill, in full, and the way back. */
export function LastFillPart({ last, onChange, onProblem }: Props) {
  const { t } = useText()
  const [undone, setUndone] = useState<string | null>(null)
  if (!last) return null
  const { id, name, answer, can_undo } = last

  async function undo() {
    const told = await ask({ kind: 'undo_last', language: currentLanguage() })
    onProblem(told.ok ? null : told.problem)
    if (told.ok) setUndone(id)
    await onChange()
  }

  if (!answer) {
    return (
      <p role="status" className="text-13 text-muted">
        {t('Filling in “{{name}}”. You may be asked something on the ads page.', { name })}
      </p>
    )
  }
  if (undone === id) {
    return (
      <p role="status" className="text-13">
        {t('The form is as it was before.')}
      </p>
    )
  }
  const missing = missingOf(answer, t)
  return (
    <section className="grid grid-cols-1 justify-items-start gap-2 rounded-control border border-line px-3 py-2 text-13">
      <p role="status" className="font-medium">
        {answer.state === 'filled'
          ? missing.length === 0
            ? t('“{{name}}”: all of it stands in the form of X.', { name })
            : t('“{{name}}”: not all of it stands in the form of X.', { name })
          : t('“{{name}}” was not filled in.', { name })}
      </p>
      {missing.length > 0 && (
        <ul className="grid grid-cols-1 gap-1 text-muted">
          {missing.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {can_undo && (
        <Button size="small" onClick={undo}>
          {t('Put the form back as it was')}
        </Button>
      )}
    </section>
  )
}

/** All that a person would miss in the form. */
function missingOf(answer: FillAnswer, t: Say['t']): string[] {
  if (answer.state === 'refused') return [t(REFUSAL_TEXTS[answer.why])]
  if (answer.state === 'not_ready') return [t(NOT_READY)]
  return [
    ...answer.cuts.map((cut) => cutText(cut, { t })),
    ...answer.not_found.map((field) => t('{{part}}: the field was not found', { part: t(FIELD_WORDS[field]) })),
    ...answer.fields
      .filter(({ not_taken }) => not_taken.length > 0)
      .map(({ field, not_taken }) =>
        t('{{part}}: not taken by the form: {{names}}', { part: t(FIELD_WORDS[field]), names: not_taken.join(', ') }),
      ),
  ]
}
