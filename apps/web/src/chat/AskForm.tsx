import { useText } from '@starling/text'
import { IconButton, Input } from '@starling/ui'
import { ArrowUp, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'

const LONGEST_QUERY = 500

/** Enter asks, Escape stops. One may go on typing while an answer comes. */
export function AskForm({
  isAnswering,
  onAsk,
  onStop,
}: {
  isAnswering: boolean
  onAsk: (query: string) => void
  onStop: () => void
}) {
  const { t } = useText()
  const [query, setQuery] = useState('')
  const icon = { size: 18, strokeWidth: 2, 'aria-hidden': true } as const

  function submit(event: FormEvent) {
    event.preventDefault()
    const asked = query.trim()
    if (asked === '' || isAnswering) return
    setQuery('')
    onAsk(asked)
  }
  function press(event: KeyboardEvent) {
    // These keys also end the conversion of kana; they mean nothing else then.
    if (event.nativeEvent.isComposing) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    if (event.key !== 'Escape' || !isAnswering) return
    // The first Escape stops the answer; what holds the conversation may close at the next.
    event.stopPropagation()
    onStop()
  }

  return (
    <form onSubmit={submit} className="flex items-center gap-2">
      <Input
        aria-label={t('Question about this analysis')}
        placeholder={t('Ask about what is on this page')}
        value={query}
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={press}
      />
      {isAnswering ? (
        <IconButton label={t('Stop the answer')} variant="secondary" size="large" onClick={onStop}>
          <Square {...icon} fill="currentColor" size={14} />
        </IconButton>
      ) : (
        <IconButton
          type="submit"
          label={t('Send the question')}
          variant="primary"
          size="large"
          aria-disabled={query.trim() === ''}
        >
          <ArrowUp {...icon} />
        </IconButton>
      )}
    </form>
  )
}
