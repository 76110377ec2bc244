import type { DraftSuggestion } from '@starling/contract/browser'
import { subjectsOf } from '@starling/question/builder'
import { languageName } from '@starling/sections/names'
import { fullNumber, type TextKey, useText } from '@starling/text'
import { Button } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Await } from '../panels/index.ts'
import { suggestionsOptions } from './queries.ts'
import type { Builder } from './use-builder.ts'

const KINDS: Record<DraftSuggestion['kind'], TextKey> = {
  synonym: 'The same word',
  hashtag: 'Hashtag',
  account: 'Account',
  interest: 'Interest',
}

/** More people like these, with how many each would bring and why it is offered. */
export function SuggestionPart({ builder: { draft, change } }: { builder: Builder }) {
  const { t, language } = useText()
  const isAsked = subjectsOf(draft).length > 0
  const query = useQuery({ ...suggestionsOptions(draft), enabled: isAsked })
  const why = ({ reason }: DraftSuggestion) =>
    reason.why === 'writing'
      ? t('“{{word}}” in {{language}}', { word: reason.of, language: languageName(reason.language, language) })
      : t('{{share}}% of them have it, {{times}} times as many as others', {
          share: Math.round(reason.share * 100),
          times: reason.over_index.toFixed(1),
        })
  return (
    <section aria-label={t('More people like these')} className="grid grid-cols-1 gap-2">
      <h2 className="font-strong text-16">{t('More people like these')}</h2>
      {!isAsked && (
        <p className="text-14 text-muted">{t('Suggestions come once there is something they have in common.')}</p>
      )}
      {isAsked && (
        <Await query={query} name={JSON.stringify(draft)} height="h-24">
          {({ suggestions }) =>
            suggestions.length === 0 ? (
              <p className="text-14 text-muted">{t('Nothing found that would bring more people like these.')}</p>
            ) : (
              <ul className="grid grid-cols-1 divide-y divide-line">
                {suggestions.map((one) => (
                  <li key={`${one.kind} ${one.value}`} className="flex items-center justify-between gap-3 py-2">
                    <span className="grid min-w-0">
                      <span className="wrap-break-word text-14">
                        {one.label} <span className="text-12 text-muted">{t(KINDS[one.kind])}</span>
                      </span>
                      <span className="text-13 text-muted">{why(one)}</span>
                    </span>
                    <Button
                      size="small"
                      icon={<Plus size={14} strokeWidth={1.5} aria-hidden />}
                      onClick={() => change(one.patch)}
                    >
                      <span className="tabular">{t('{{n}} people', { n: `+${fullNumber(one.gain)}` })}</span>
                      <span className="sr-only"> {one.label}</span>
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Await>
      )}
    </section>
  )
}
