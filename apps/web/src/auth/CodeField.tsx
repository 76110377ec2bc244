import { LOGIN_CODE_LENGTH, readLoginCode } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Field, Input } from '@starling/ui'
import { type ChangeEvent, type CompositionEvent, type ReactNode, useEffect, useRef } from 'react'

/** One field for the whole code: it can be typed, pasted in any form, or filled in by the phone. */
export function CodeField({
  value,
  onChange,
  onFull,
  busy,
  error,
  refusals,
  help,
}: {
  value: string
  onChange: (value: string) => void
  /** Told once each time an edit makes the code complete. */
  onFull: (code: string) => void
  busy: boolean
  error: string | undefined
  /** Counts the wrong codes: after each the field is selected, so that typing replaces it. */
  refusals: number
  help: ReactNode
}) {
  const { t } = useText()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (refusals > 0) field.current?.select()
  }, [refusals])

  function read(typed: string) {
    const code = readLoginCode(typed)
    onChange(code)
    if (code.length === LOGIN_CODE_LENGTH && code !== value) onFull(code)
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    // While an input method forms the word its letters must stay as they are, or they double.
    if ((event.nativeEvent as InputEvent).isComposing) onChange(event.target.value)
    else read(event.target.value)
  }

  return (
    <Field label={t('Sign-in code')} help={help} error={error} required>
      {(control) => (
        <Input
          {...control}
          ref={field}
          value={value}
          onChange={change}
          onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => read(event.currentTarget.value)}
          readOnly={busy}
          autoFocus
          autoComplete="one-time-code"
          inputMode="text"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          lang="en"
          className="h-14! text-center font-mono text-28! uppercase tracking-[0.3em] indent-[0.3em]"
        />
      )}
    </Field>
  )
}
