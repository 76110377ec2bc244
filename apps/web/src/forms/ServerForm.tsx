import { Form } from '@starling/ui'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { showRefusal } from './show-refusal.ts'

type Props<Values extends FieldValues> = Omit<ComponentProps<typeof Form<Values>>, 'onSubmit'> & {
  onSubmit: (values: Values) => unknown
}

/** A form whose submit asks the server: what the server refuses is shown where it belongs. */
export function ServerForm<Values extends FieldValues>({ form, onSubmit, ...rest }: Props<Values>) {
  async function submit(values: Values) {
    try {
      await onSubmit(values)
    } catch (error) {
      showRefusal(form, error)
    }
  }
  return <Form form={form} onSubmit={submit} {...rest} />
}
