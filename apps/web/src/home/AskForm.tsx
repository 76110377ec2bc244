import { MOST_TERMS, termCount } from '@starling/question'
import { fullNumber, useText } from '@starling/text'
import { Button, ErrorText, Input } from '@starling/ui'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { pastedTerms } from '../question/index.ts'
import { questionAddress } from '../searches/index.ts'
import { questionIn } from './question-in.ts'

/** The way into Explore: a topic, or an account by its @. Without a word it leads to the examples there. */
export function AskForm() {
  const { t } = useText()
  const id = useId()
  const { teamId } = useParams()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const question = questionIn(typed)
  const terms = question && 'keywords' in question ? termCount(question) : 0
  const isTooMuch = terms > MOST_TERMS
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isTooMuch) return
    if (question) return navigate(questionAddress({ question, days: null }, teamId))
    return navigate(teamId === undefined ? '/explore' : `/${teamId}/explore-x`)
  }
  return (
    <form onSubmit={submit} className="grid w-full max-w-140 gap-1.5">
      <label htmlFor={id} className="font-medium text-13">
        {t('A topic, or an account with its @')}
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          name="asked"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onPaste={(event) => setTyped((before) => pastedTerms(event) ?? before)}
          aria-invalid={isTooMuch || undefined}
          aria-describedby={isTooMuch ? `${id}-note` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          className="grow"
        />
        <Button type="submit" variant="primary" className="min-h-10 shrink-0">
          {t('Ask')}
        </Button>
      </div>
      {isTooMuch && (
        <div role="alert">
          <ErrorText
            id={`${id}-note`}
            text={t('These are {{n}} keywords; at most {{most}} can be analysed at once.', {
              n: fullNumber(terms),
              most: fullNumber(MOST_TERMS),
            })}
          />
        </div>
      )}
    </form>
  )
}
