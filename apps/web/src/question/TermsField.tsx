import { useText } from '@starling/text'
import { Button, Chip } from '@starling/ui'
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import { type Draft, withTyped, writeGroup } from './draft.ts'
import { pastedTerms } from './pasted-terms.ts'

/** More of them would push the answers out of sight, on a phone most of all: then only the newest stay. */
const MOST_CHIPS = 10
const NEWEST_CHIPS = 4

/** Keyword groups as chips, and a field for the next. */
export function TermsField({
  draft,
  onChange,
  label,
  placeholder,
  ...rest
}: {
  draft: Draft
  onChange: (draft: Draft) => void
  label: string
  placeholder: string
} & Omit<ComponentProps<'input'>, 'onChange' | 'value'>) {
  const { t } = useText()
  const field = useRef<HTMLInputElement>(null)
  const { keywords: groups, typed } = draft
  const [isUnfolded, setIsUnfolded] = useState(false)
  const hidden = isUnfolded || groups.length <= MOST_CHIPS ? 0 : groups.length - NEWEST_CHIPS

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // A Japanese keyboard confirms what it suggests with the same keys.
    if (event.nativeEvent.isComposing) return
    const isParting = event.key === ',' || event.key === '、'
    if (isParting && typed.trim() !== '') {
      event.preventDefault()
      onChange(withTyped(draft))
    } else if (event.key === 'Backspace' && typed === '' && groups.length > 0) {
      event.preventDefault()
      onChange({ ...draft, keywords: groups.slice(0, -1), typed: writeGroup(groups.at(-1)!) })
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field itself takes the keyboard; a click beside it goes there
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className="flex min-h-11 min-w-0 grow flex-wrap items-center gap-1.5 py-1.5 pr-2 pl-3"
      onClick={(event) => event.target === event.currentTarget && field.current?.focus()}
    >
      {groups.length > MOST_CHIPS && (
        <Button variant="ghost" size="small" aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
          {isUnfolded ? t('Show fewer') : t('{{count}} more', { count: hidden })}
        </Button>
      )}
      {groups.slice(hidden).map((group, at) => (
        <Chip
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be the same
          key={at}
          label={group.join(` ${t('and')} `)}
          onRemove={() => {
            onChange({ ...draft, keywords: groups.filter((_, index) => index !== hidden + at) })
            field.current?.focus()
          }}
        />
      ))}
      <input
        {...rest}
        ref={field}
        type="text"
        aria-label={label}
        placeholder={groups.length === 0 ? placeholder : t('or another')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={({ currentTarget }) => onChange({ ...draft, typed: currentTarget.value })}
        onPaste={(event) => {
          const value = pastedTerms(event)
          if (value !== null) onChange({ ...draft, typed: value })
        }}
        onKeyDown={press}
        className="h-8 min-w-24 grow basis-0 bg-transparent text-16 text-text outline-none"
      />
    </div>
  )
}
