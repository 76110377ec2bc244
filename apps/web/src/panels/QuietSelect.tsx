import { ChevronDown } from 'lucide-react'
import { useState } from 'react'

export type Choice = { value: string; label: string }

/**
 * A choice inside a line of words: reads as its words, opens as the browser's own list. The list is made when somebody
 * reaches for it: a page of thirty would hold thousands of countries.
 */
export function QuietSelect({
  label,
  value,
  shown,
  choices,
  onChange,
}: {
  label: string
  value: string
  shown: string
  choices: () => readonly Choice[]
  onChange: (value: string) => void
}) {
  const [reached, setReached] = useState(false)
  const reach = () => setReached(true)
  return (
    <span className="relative inline-flex max-w-full items-center gap-1 rounded-[4px] underline decoration-line-strong underline-offset-3 hover:decoration-accent has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-10">
      <span aria-hidden className="truncate">
        {shown}
      </span>
      <ChevronDown size={12} strokeWidth={2} aria-hidden className="shrink-0" />
      <select
        aria-label={label}
        value={value}
        onPointerEnter={reach}
        onPointerDown={reach}
        onFocus={reach}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="absolute inset-0 w-full cursor-pointer appearance-none bg-raised text-text opacity-0"
      >
        {reached ? (
          choices().map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))
        ) : (
          <option value={value}>{shown}</option>
        )}
      </select>
    </span>
  )
}
