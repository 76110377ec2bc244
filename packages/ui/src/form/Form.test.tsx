// @vitest-environment happy-dom
import { setLanguage } from '@starling/text'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { UseFormReturn } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { CheckboxField } from './CheckboxField.tsx'
import { Form, SubmitButton, useForm } from './Form.tsx'
import { formError } from './rules.ts'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

type Values = { email: string; note: string; country: string; agree: boolean }

let form: UseFormReturn<Values>

function Sample({ onSubmit = vi.fn() }: { onSubmit?: (values: Values) => unknown }) {
  form = useForm<Values>({ defaultValues: { email: '', note: '', country: 'jp', agree: false } })
  return (
    <Form form={form} onSubmit={onSubmit} label="Sample" actions={<SubmitButton form={form}>Send</SubmitButton>}>
      <TextField form={form} name="email" label="Email" required email help="Where we write to" placeholder="you@…" />
      <TextArea form={form} name="note" label="Note" max={5} optional />
      <SelectField form={form} name="country" label="Country">
        <option value="jp">Japan</option>
        <option value="de">Germany</option>
      </SelectField>
      <CheckboxField form={form} name="agree" label="I agree" messageLabel="Consent" required />
    </Form>
  )
}

afterEach(async () => {
  cleanup()
  await act(() => setLanguage('en'))
})

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const send = () => act(async () => fireEvent.submit(screen.getByRole('form')))
const type = (element: HTMLElement, value: string) => act(async () => fireEvent.change(element, { target: { value } }))

function describedBy(element: HTMLElement): string | null | undefined {
  const id = element.getAttribute('aria-describedby')
  return id === null ? null : document.getElementById(id)?.textContent
}

test('judges on submit only, then on each change, and puts the error in the place of the help', async () => {
  const onSubmit = vi.fn()
  render(<Sample onSubmit={onSubmit} />)
  expect(describedBy(email())).toBe('Where we write to')
  await type(email(), 'ann')
  expect(email().hasAttribute('aria-invalid')).toBe(false)

  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(describedBy(email())).toBe('Email is not valid')
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Where we write to')).toBeNull()
  expect(screen.getByText('Consent is required')).toBeTruthy()
  expect(document.activeElement, 'the first wrong field has the focus').toBe(email())

  await type(email(), '')
  expect(describedBy(email())).toBe('Email is required')
  await type(email(), 'ann@example.com')
  expect(describedBy(email())).toBe('Where we write to')
})

test('a field judged alone before any submit is judged again on each change', async () => {
  render(<Sample />)
  await act(() => form.trigger('email'))
  expect(describedBy(email())).toBe('Email is required')
  await type(email(), 'ann')
  await waitFor(() => expect(describedBy(email())).toBe('Email is not valid'))
})

test('sends the values of every kind of field', async () => {
  const onSubmit = vi.fn()
  render(<Sample onSubmit={onSubmit} />)
  await type(email(), 'ann@example.com')
  await type(screen.getByLabelText(/Note/), 'hello')
  await type(screen.getByLabelText('Country'), 'de')
  await act(async () => fireEvent.click(screen.getByLabelText('I agree')))
  await send()
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: 'ann@example.com', note: 'hello', country: 'de', agree: true })
})

test('while it is being sent the button is busy and a second Enter sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onSubmit = vi.fn(() => promise)
  render(<Sample onSubmit={onSubmit} />)
  await type(email(), 'ann@example.com')
  await act(async () => fireEvent.click(screen.getByLabelText('I agree')))
  await send()
  await send()
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  await act(async () => resolve())
  expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false)
})

test.each([
  ['Enter', { isComposing: false }, false],
  ['Enter that picks a candidate', { isComposing: true }, true],
  ['Enter that picks a candidate in Safari', { isComposing: false, keyCode: 229 }, true],
])('%s', (_case, init, isStopped) => {
  render(<Sample />)
  const wentOn = fireEvent.keyDown(email(), { key: 'Enter', ...init })
  expect(!wentOn).toBe(isStopped)
})

test('what the server said is an alert above the button, gone with the next submit', async () => {
  render(<Sample />)
  await act(async () => form.setError('root', { message: formError('Team is full') }))
  expect(screen.getByRole('alert').textContent).toBe('Failed to submit form: Team is full')
  await send()
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('marks what is required, and what may stay empty', () => {
  render(<Sample />)
  expect(email().getAttribute('aria-required')).toBe('true')
  expect(email().type).toBe('email')
  expect(screen.getByLabelText('Note Optional', { exact: false }).hasAttribute('aria-required')).toBe(false)
})

test('an error follows the language', async () => {
  render(<Sample />)
  await send()
  await act(() => setLanguage('ja'))
  await waitFor(() => expect(describedBy(email())).toBe('Emailは必須です'))
})
