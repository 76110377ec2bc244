import { useText } from '@starling/text'
import { Chip } from '@starling/ui'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { readGroups, writeGroup } from './draft.ts'

/**
 * Keyword groups as chips, and a field for the next. What is being typed is the field's own, so a letter draws nothing
 * again but itself; `pending` tells it to who asks.
 */
export function TermsField({
  groups,
  onChange,
  pending,
  label,
  placeholder,
  ...rest
}: {
  groups: readonly string[][]
  onChange: (groups: string[][]) => void
  pending: { current: string }
  label: string
  placeholder: string
} & Omit<ComponentProps<'input'>, 'onChange'>) {
  const { t } = useText()
  const field = useRef<HTMLInputElement>(null)

  function write(text: string) {
    pending.current = text
    if (field.current) field.current.value = text
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // A Japanese keyboard confirms what it suggests with the same keys.
    if (event.nativeEvent.isComposing) return
    const { value } = event.currentTarget
    const isParting = event.key === ',' || event.key === '、'
    if (isParting && value.trim() !== '') {
      event.preventDefault()
      onChange([...groups, ...readGroups(value)])
      write('')
    } else if (event.key === 'Backspace' && value === '' && groups.length > 0) {
      event.preventDefault()
      write(writeGroup(groups.at(-1)!))
      onChange(groups.slice(0, -1))
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field itself takes the keyboard; a click beside it goes there
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className="flex min-h-11 min-w-0 grow flex-wrap items-center gap-1.5 py-1.5 pr-2 pl-3"
      onClick={(event) => event.target === event.currentTarget && field.current?.focus()}
    >
      {groups.map((group, at) => (
        <Chip
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be the same
          key={at}
          label={group.join(` ${t('and')} `)}
          onRemove={() => {
            onChange(groups.filter((_, index) => index !== at))
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
        defaultValue={pending.current}
        onChange={(event) => {
          pending.current = event.currentTarget.value
        }}
        onKeyDown={press}
        className="h-8 min-w-24 grow basis-0 bg-transparent text-16 text-text outline-none"
      />
    </div>
  )
}
