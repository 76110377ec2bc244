import { MOST_TERMS, readPostIds } from '@starling/question'
import { fullNumber, useText } from '@starling/text'
import { Button, ErrorText } from '@starling/ui'
import { Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { selectWhole } from './asked-text.ts'
import { cutToMost, type Draft, LONGEST_TERM, refinements, termsAsked, tooLong, withoutTooLong } from './draft.ts'
import { HandleField } from './HandleField.tsx'
import { QueryTypeTabs } from './QueryTypeTabs.tsx'
import { QUERY_TYPE_WORDS } from './query-types.ts'
import { TermsField } from './TermsField.tsx'

export type QuestionBarProps = {
  draft: Draft
  onChange: (draft: Draft) => void
  onAsk: (draft: Draft) => void
  onRefine: () => void
  /** Beside the field; on a phone in the row of kinds. */
  menu?: ReactNode
}

/** The question stays in view while its answers are read. */
export function QuestionBar({ draft, onChange, onAsk, onRefine, menu }: QuestionBarProps) {
  const { t } = useText()
  const noteId = useId()
  const words = QUERY_TYPE_WORDS[draft.query_type]
  const label = t(words.name)
  const refused = draft.query_type === 'post' ? readPostIds(draft.posts).refused : []
  const count = refinements(draft)
  const terms = termsAsked(draft)
  const long = tooLong(draft)

  function submit(event: FormEvent) {
    event.preventDefault()
    onAsk(draft)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every reader knows `search` yet
    <form
      role="search"
      onSubmit={submit}
      onKeyDown={keepComposing}
      className="grid gap-2 lg:flex lg:items-start lg:gap-3"
      aria-label={t('Question')}
    >
      <div className="flex min-w-0 items-center gap-2 lg:shrink-0">
        <QueryTypeTabs value={draft.query_type} onChange={(query_type) => onChange({ ...draft, query_type })} />
        {menu}
      </div>
      <div className="grid min-w-0 grow gap-1">
        <div className="flex min-w-0 items-start rounded-card border border-control bg-raised shadow-card transition-colors focus-within:border-accent focus-within:outline-2 focus-within:outline-accent hover:border-text/60">
          {draft.query_type === 'handle' ? (
            <HandleField
              id="question"
              label={label}
              placeholder={t(words.placeholder)}
              value={draft.handle}
              onChange={(handle) => onChange({ ...draft, handle })}
              onPick={(handle) => onAsk({ ...draft, handle })}
            />
          ) : draft.query_type === 'post' ? (
            <input
              id="question"
              type="text"
              aria-label={label}
              aria-describedby={refused.length > 0 ? noteId : undefined}
              aria-invalid={refused.length > 0 || undefined}
              placeholder={t(words.placeholder)}
              value={draft.posts}
              onChange={({ currentTarget: { value } }) => onChange({ ...draft, posts: value })}
              onMouseDown={selectWhole}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              className="h-11 min-w-0 grow bg-transparent px-3 text-16 text-text outline-none"
            />
          ) : (
            <TermsField
              id="question"
              label={label}
              placeholder={t(words.placeholder)}
              draft={draft}
              onChange={onChange}
            />
          )}
          <div className="flex shrink-0 items-center gap-1 p-1">
            <Button
              variant="ghost"
              size="medium"
              title={t('Refine')}
              icon={<SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden />}
              onClick={onRefine}
              className="max-sm:px-2"
            >
              <span className="max-sm:sr-only">{t('Refine')}</span>
              {count > 0 && (
                <span className="tabular rounded-full bg-accent-two/16 px-1.5 text-12 text-text">{count}</span>
              )}
            </Button>
            <Button type="submit" variant="primary" icon={<Search size={18} strokeWidth={1.75} aria-hidden />}>
              {t('Ask')}
            </Button>
          </div>
        </div>
        {terms > MOST_TERMS && (
          <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ErrorText
              text={t('These are {{n}} keywords; at most {{most}} can be analysed at once. Nothing was asked yet.', {
                n: fullNumber(terms),
                most: fullNumber(MOST_TERMS),
              })}
            />
            <Button size="small" onClick={() => onChange(cutToMost(draft))}>
              {t('Keep the first {{most}}', { most: fullNumber(MOST_TERMS) })}
            </Button>
          </div>
        )}
        {long[0] !== undefined && (
          <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ErrorText
              text={t('“{{start}}…” is too long: a keyword has at most {{most}} characters, as a post has.', {
                start: long[0].slice(0, 30),
                most: fullNumber(LONGEST_TERM),
              })}
            />
            <Button size="small" onClick={() => onChange(withoutTooLong(draft))}>
              {t('Remove it')}
            </Button>
          </div>
        )}
        {refused.length > 0 && (
          <ErrorText
            id={noteId}
            text={t('These are not post URLs: {{list}}', { list: refused.slice(0, 3).join(', ') })}
          />
        )}
      </div>
    </form>
  )
}

/** Enter confirms what a Japanese keyboard suggests; Safari ends the composition before it tells of the key, as 229. */
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
}
