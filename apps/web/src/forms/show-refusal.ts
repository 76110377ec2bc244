import { ApiError } from '@starling/contract/browser'
import { formError } from '@starling/ui'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { sayError, sayText } from '../errors/index.ts'

/** The messages of a refused form by field, as the server sent them. */
export function fieldMessages(error: unknown): [name: string, message: string][] {
  if (!(error instanceof ApiError) || error.status !== 400) return []
  if (typeof error.body !== 'object' || error.body === null || Array.isArray(error.body)) return []
  return Object.entries(error.body).map(([name, messages]) => [
    name,
    [messages].flat().map(String).map(sayText).join(', '),
  ])
}

/** Puts each message of a refused form beside its field, and what belongs to no field above the button. */
export function showRefusal<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): void {
  const values = form.getValues()
  const messages = fieldMessages(error)
  const placed = messages.filter(([name]) => Object.hasOwn(values, name))
  for (const [at, [name, message]] of placed.entries()) {
    form.setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: at === 0 })
  }
  if (placed.length > 0 && placed.length === messages.length) return
  const isForm = error instanceof ApiError && error.status === 400
  form.setError('root', { type: 'server', message: isForm ? formError(sayError(error)) : sayError(error) })
}
