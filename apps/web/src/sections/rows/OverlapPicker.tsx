import { type AskedQuestion, isComplete, trimQuestion } from '@starling/question'
import { audienceName } from '@starling/sections/question-words'
import { say, useText } from '@starling/text'
import { Button, Chip, Input } from '@starling/ui'
import { Plus } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { type Explorer, MOST_OTHERS, readGroups } from '../../question/index.ts'

/** Up to five more audiences, each a handle or words. */
export function OverlapPicker({
  question,
  others,
  look,
}: {
  question: AskedQuestion
  others: readonly AskedQuestion[]
  look: Explorer['look']
}) {
  const { t, language } = useText()
  const field = useRef<HTMLInputElement>(null)

  function add(event: FormEvent) {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    const other = readAudience(typed, question)
    if (!other) return
    if (field.current) field.current.value = ''
    look({ others: [...others, other] })
  }

  return (
    <div className="mb-3 grid gap-3">
      {others.length === 0 && (
        <p className="text-13 text-muted">
          {t('Add an audience to see how many people are in both. A handle means its followers.')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Chip label={audienceName(question, say(language))} selected />
        {others.map((other, at) => (
          <Chip
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
            key={at}
            label={audienceName(other, say(language))}
            onRemove={() => look({ others: others.filter((_, index) => index !== at) })}
          />
        ))}
        {others.length < MOST_OTHERS && (
          <form onSubmit={add} className="flex min-w-0 gap-2">
            <Input
              ref={field}
              aria-label={t('Another audience')}
              placeholder={t('@handle or words')}
              autoCapitalize="none"
              autoComplete="off"
              className="h-8! w-48 pointer-coarse:h-10!"
            />
            <Button type="submit" size="small" icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}>
              {t('Add')}
            </Button>
          </form>
        )}
      </div>
    </div>
  )
}

/** In the same time and countries as the question it is laid over. */
export function readAudience(typed: string, { window, countries }: AskedQuestion): AskedQuestion | null {
  const common = { ...(window && { window }), ...(countries && { countries }) }
  const other = trimQuestion(
    /^[@＠]/.test(typed)
      ? { query_type: 'handle', handle: typed, ...(countries && { countries }) }
      : { query_type: 'keyword', keywords: readGroups(typed), ...common },
  )
  return isComplete(other) ? other : null
}
