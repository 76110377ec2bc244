import type { OtherWords as Wording } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { audienceName } from '@starling/sections/question-words'
import { fullNumber, say, useText } from '@starling/text'
import { Button } from '@starling/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { api } from '../floor/index.ts'
import { type Explorer, withoutVoice } from '../question/index.ts'

const KEPT_MS = 15 * 60_000

const otherWordsOptions = (question: AskedQuestion) =>
  queryOptions({
    queryKey: ['analysis', 'other words', withoutVoice(question)],
    queryFn: ({ signal }) => api.suggestOtherWords({ body: { question: withoutVoice(question) } }, { signal }),
    staleTime: KEPT_MS,
    retry: false,
  })

/** What finds more people than the question itself, or many more where it finds enough; asked when that is counted. */
export function useOtherWords(question: AskedQuestion, isCounted: boolean): Wording[] {
  const isAsked = isCounted && 'keywords' in question
  const { data } = useQuery({ ...otherWordsOptions(question), enabled: isAsked })
  return isAsked ? (data?.suggestions ?? []) : []
}

type Props = { wordings: readonly Wording[]; explorer: Explorer; className?: string }

/** A question as more people, or the people it is about would write it: one press asks it. */
export function OtherWords({ wordings, explorer, className }: Props) {
  const { t, language } = useText()
  const asked = explorer.analysis.question
  if (wordings.length === 0 || !asked) return null
  return (
    <div className={clsx('flex flex-wrap items-center gap-2', className)}>
      <p className="text-13 text-muted">{t('The same topic as others write it:')}</p>
      {wordings.map((wording, at) => {
        const question = inWording(asked, wording)
        const values = { name: audienceName(question, say(language)), n: fullNumber(wording.accounts) }
        return (
          <Button
            key={values.name}
            variant={at === 0 ? 'primary' : 'secondary'}
            onClick={() => void explorer.ask({ ...explorer.analysis, question })}
          >
            {t('Ask “{{name}}”: {{n}} people', values)}
          </Button>
        )
      })}
    </div>
  )
}

function inWording(asked: AskedQuestion, { keywords, countries }: Wording): AskedQuestion {
  return { ...asked, keywords, ...(countries.length > 0 && { countries }) } as AskedQuestion
}
