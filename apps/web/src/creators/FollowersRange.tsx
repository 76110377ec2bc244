import { useText } from '@starling/text'
import { Input } from '@starling/ui'
import { useId } from 'react'
import type { CreatorsAsked } from './queries.ts'

type Range = CreatorsAsked['followers']

/** Both ends may stay open. Taken over when a person leaves the field. */
export function FollowersRange({ value, onChange }: { value: Range; onChange: (range: Range) => void }) {
  const { t } = useText()
  const id = useId()
  const end = (name: 'min' | 'max', typed: string) => {
    const number = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined
    if (number === value[name]) return
    const { [name]: _, ...rest } = value
    onChange(number === undefined ? rest : { ...rest, [name]: number })
  }
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium text-13">{t('Followers')}</legend>
      <div className="flex items-center gap-2">
        {(['min', 'max'] as const).map((name) => (
          <label key={name} htmlFor={`${id}-${name}`} className="grid grow gap-1 text-12 text-muted">
            {name === 'min' ? t('At least') : t('At most')}
            <Input
              id={`${id}-${name}`}
              // Another address fills the field anew.
              key={value[name] ?? ''}
              inputMode="numeric"
              defaultValue={value[name] ?? ''}
              onBlur={({ currentTarget }) => end(name, currentTarget.value)}
              onKeyDown={(event) => event.key === 'Enter' && end(name, event.currentTarget.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
