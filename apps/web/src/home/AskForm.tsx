import { useText } from '@starling/text'
import { Button, Input } from '@starling/ui'
import { type FormEvent, useId } from 'react'
import { useNavigate, useParams } from 'react-router'
import { questionAddress } from '../searches/index.ts'
import { questionIn } from './question-in.ts'

/** The way into Explore: a topic, or an account by its @. Without a word it leads to the examples there. */
export function AskForm() {
  const { t } = useText()
  const id = useId()
  const { teamId } = useParams()
  const navigate = useNavigate()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const question = questionIn(String(new FormData(event.currentTarget).get('asked') ?? ''))
    if (question) return navigate(questionAddress({ question, days: null }, teamId))
    return navigate(teamId === undefined ? '/explore' : `/${teamId}/explore-x`)
  }
  return (
    <form onSubmit={submit} className="grid w-full max-w-140 gap-1.5">
      <label htmlFor={id} className="font-medium text-13">
        {t('A topic, or an account with its @')}
      </label>
      <div className="flex gap-2">
        <Input id={id} name="asked" autoComplete="off" autoCapitalize="none" enterKeyHint="search" className="grow" />
        <Button type="submit" variant="primary" className="min-h-10 shrink-0">
          {t('Ask')}
        </Button>
      </div>
    </form>
  )
}
