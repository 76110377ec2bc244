import type { FoundAccount } from '@starling/contract/browser'
import { fullNumber, shortNumber, useText } from '@starling/text'
import { Avatar } from '@starling/ui'
import { clsx } from 'clsx'
import { BadgeCheck } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useAccountSuggestions } from './account-suggestions.ts'
import { selectWhole } from './asked-text.ts'

/** A handle, with the accounts it may become. Enter takes what is written unless one of them was walked to. */
export function HandleField({
  id,
  label,
  placeholder,
  value,
  onChange,
  onPick,
}: {
  id: string
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  onPick: (handle: string) => void
}) {
  const { t } = useText()
  const listId = useId()
  const [isTyping, setTyping] = useState(false)
  const [walked, setWalked] = useState<string | null>(null)
  const found = useAccountSuggestions(value, isTyping)
  const at = found.findIndex((account) => account.id === walked)
  const isOpen = found.length > 0

  function close() {
    setTyping(false)
    setWalked(null)
  }
  function pick({ handle }: FoundAccount) {
    close()
    onPick(handle)
  }
  function walk(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      const account = found[at]
      if (account) event.preventDefault()
      if (account) pick(account)
      else close()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isOpen) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One place more than accounts: before the first and after the last is what was typed.
      const next = (at + 1 + step + found.length + 1) % (found.length + 1)
      setWalked(found[next - 1]?.id ?? null)
    }
  }

  return (
    <div className="relative min-w-0 grow">
      <input
        id={id}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={at >= 0 ? `${listId}-${at}` : undefined}
        placeholder={placeholder}
        value={value}
        onChange={({ currentTarget }) => {
          setTyping(true)
          setWalked(null)
          onChange(currentTarget.value)
        }}
        onKeyDown={walk}
        onMouseDown={selectWhole}
        onBlur={close}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className="h-11 w-full min-w-0 bg-transparent px-3 text-16 text-text outline-none"
      />
      {/* Always there: what a field controls must be found. */}
      <div
        id={listId}
        role="listbox"
        aria-label={t('Accounts')}
        hidden={!isOpen}
        className="absolute top-full left-0 z-30 mt-2 max-h-[min(24rem,60dvh)] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-card bg-raised p-1 shadow-float"
      >
        {found.map((account, index) => (
          <Suggestion
            key={account.id}
            id={`${listId}-${index}`}
            account={account}
            isWalked={index === at}
            onPick={() => pick(account)}
          />
        ))}
      </div>
    </div>
  )
}

function Suggestion({
  id,
  account: { handle, name, verified, followers_count, avatar_url },
  isWalked,
  onPick,
}: {
  id: string
  account: FoundAccount
  isWalked: boolean
  onPick: () => void
}) {
  const { t } = useText()
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option walked to
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are read by the field
    <div
      id={id}
      role="option"
      aria-selected={isWalked}
      // The field would lose its focus, and the list with it, before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 hover:bg-text/8',
        isWalked && 'bg-text/8',
      )}
    >
      <Avatar name={name || handle} image={avatar_url} size={32} decorative />
      <span className="min-w-0 grow">
        <span className="flex min-w-0 items-center gap-1">
          <span className="truncate font-medium text-14">{name || handle}</span>
          {verified && (
            <BadgeCheck size={14} strokeWidth={2} aria-label={t('Verified')} className="shrink-0 text-info" />
          )}
        </span>
        <span className="block truncate text-13 text-muted">@{handle}</span>
      </span>
      <span className="tabular shrink-0 text-right text-13" title={fullNumber(followers_count)}>
        {shortNumber(followers_count)}
        <span className="block text-12 text-muted">{t('Followers')}</span>
      </span>
    </div>
  )
}
