import { QUERY_TYPES, type QueryType } from '@starling/question'
import { useText } from '@starling/text'
import { Select } from '@starling/ui'
import { clsx } from 'clsx'
import { AtSign, MessagesSquare, StickyNote, UsersRound } from 'lucide-react'
import { useId } from 'react'
import { QUERY_TYPE_WORDS } from './query-types.ts'

const ICONS = { handle: AtSign, keyword: UsersRound, conversation: MessagesSquare, post: StickyNote }

/** The four analyses. Radio buttons: arrows go from one to the next, and a reader hears how many there are. */
export function QueryTypeTabs({ value, onChange }: { value: QueryType; onChange: (value: QueryType) => void }) {
  const { t } = useText()
  const name = useId()
  return (
    <>
      <div className="min-w-0 grow sm:hidden">
        <Select
          aria-label={t('Analysis')}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as QueryType)}
        >
          {QUERY_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(QUERY_TYPE_WORDS[type].name)}
            </option>
          ))}
        </Select>
      </div>
      <fieldset className="min-w-0 grow max-sm:hidden">
        <legend className="sr-only">{t('Analysis')}</legend>
        <div className="flex gap-0.5 rounded-card bg-sunken p-1 inset-ring inset-ring-line">
          {QUERY_TYPES.map((type) => {
            const Icon = ICONS[type]
            return (
              <label
                key={type}
                title={t(QUERY_TYPE_WORDS[type].about)}
                className={clsx(
                  'flex h-9 min-w-0 grow cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap rounded-control px-2.5 font-medium text-13 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent',
                  type === value
                    ? 'bg-raised text-text shadow-card inset-ring inset-ring-line-strong'
                    : 'text-muted hover:text-text',
                )}
              >
                <input
                  type="radio"
                  name={name}
                  value={type}
                  checked={type === value}
                  onChange={() => onChange(type)}
                  className="sr-only"
                />
                <Icon size={16} strokeWidth={1.5} aria-hidden className="shrink-0 max-xl:hidden" />
                <span className="truncate">{t(QUERY_TYPE_WORDS[type].name)}</span>
              </label>
            )
          })}
        </div>
      </fieldset>
    </>
  )
}
