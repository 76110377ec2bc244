import { useText } from '@starling/text'
import { Chip } from '@starling/ui'
import { clsx } from 'clsx'
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react'
import type { ListedChoice } from './choices.ts'

const PARTING = /[\n\t,，、;；]/

/** Chosen things as chips, and a field for the next: out of a list, or as it is written. */
export function ChoiceField({
  label,
  placeholder,
  value,
  isAll = false,
  nameOf = (id) => id,
  find,
  isFinding = false,
  free,
  onType,
  onTaking,
  onChange,
}: {
  label: string
  placeholder: string
  value: readonly string[]
  /** All of them must be true, not any. */
  isAll?: boolean
  nameOf?: (id: string) => string
  find: (typed: string) => readonly ListedChoice[]
  /** What is typed is still looked for. */
  isFinding?: boolean
  /** What is written is taken as it is; null is none. */
  free?: (typed: string) => string | null
  onType?: (typed: string) => void
  /** What would be chosen if what is being written were taken; null where nothing would. */
  onTaking?: (value: string[] | null) => void
  onChange: (value: string[]) => void
}) {
  const { t } = useText()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [walked, setWalked] = useState(-1)
  const found = find(typed)
  const isOpen = typed.trim() !== '' && found.length > 0

  function type(text: string) {
    setTyped(text)
    setWalked(-1)
    onType?.(text)
    const more = ownIn(text).filter((own) => !value.includes(own))
    onTaking?.(more.length === 0 ? null : [...value, ...more])
  }
  /** Lines, cells of a sheet or a list with commas are as many things, not one. */
  function ownIn(text: string): string[] {
    const terms = text.split(PARTING).flatMap((term) => (term.trim() === '' ? [] : (free?.(term.trim()) ?? [])))
    return [...new Set(terms)]
  }
  function add(ids: string[]) {
    const more = ids.filter((id) => !value.includes(id))
    if (more.length > 0) onChange([...value, ...more])
    type('')
  }
  function takeTyped() {
    const own = ownIn(typed)
    const choice = found[walked] ?? (own.length === 0 && typed.trim() !== '' ? found[0] : undefined)
    if (choice) add([choice.id])
    else if (own.length > 0) add(own)
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const terms = ownIn(event.clipboardData.getData('text'))
    if (terms.length < 2) return
    event.preventDefault()
    add(terms)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    // A Japanese keyboard confirms what it suggests with the same keys.
    if (event.nativeEvent.isComposing) return
    const isParting = event.key === 'Enter' || (PARTING.test(event.key) && event.key.length === 1 && free !== undefined)
    if (isParting && typed.trim() !== '') {
      event.preventDefault()
      takeTyped()
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1))
    else if (event.key === 'Escape' && isOpen) type('')
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isOpen) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setWalked(((walked + 1 + step + found.length + 1) % (found.length + 1)) - 1)
    }
  }

  return (
    <div className="relative">
      <div className="flex min-h-10 flex-wrap items-center gap-1.5 rounded-control border border-control bg-ground px-2 py-1 focus-within:border-text/60">
        {value.map((id) => (
          <Chip key={id} label={nameOf(id)} onRemove={() => onChange(value.filter((one) => one !== id))} />
        ))}
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && walked >= 0 ? `${listId}-${walked}` : undefined}
          placeholder={value.length === 0 ? placeholder : t(isAll ? 'and another' : 'or another')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => {
            type(currentTarget.value)
          }}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => free && takeTyped()}
          className="h-8 min-w-24 grow basis-0 bg-transparent px-1 text-14 text-text outline-none pointer-coarse:text-16"
        />
      </div>
      {/* Always there: what a field controls must be found. */}
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
        className="absolute top-full left-0 z-30 mt-1 max-h-72 w-full min-w-56 overflow-y-auto overscroll-contain rounded-card bg-raised p-1 shadow-float"
      >
        {found.map((choice, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option walked to
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are read by the field
          <div
            key={choice.id}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === walked}
            // The field would lose its focus, and the list with it, before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => add([choice.id])}
            className={clsx(
              'flex min-h-9 cursor-pointer items-center rounded-control px-3 py-1 text-14 pointer-coarse:min-h-10',
              at === walked ? 'bg-text/10' : 'hover:bg-text/6',
            )}
          >
            {choice.label}
          </div>
        ))}
      </div>
      {!free && (
        <p role="status" className="mt-1 text-13 text-muted empty:hidden">
          {typed.trim() !== '' &&
            found.length === 0 &&
            !isFinding &&
            t('Nothing in the list is called “{{typed}}”.', { typed })}
        </p>
      )}
    </div>
  )
}
