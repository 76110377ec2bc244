// @vitest-environment happy-dom
import { type BuilderDraft, EMPTY_BUILDER } from '@starling/question/builder'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type BlockFieldProps, Followers, Listed } from './fields.tsx'

afterEach(cleanup)

/** As the screen keeps a draft. */
function Drafted({ Field }: { Field: (props: BlockFieldProps) => React.ReactNode }) {
  const [draft, setDraft] = useState<BuilderDraft>(EMPTY_BUILDER)
  return Field({
    ...{ draft, label: 'Interested in', placeholder: '', type: () => {} },
    change: (patch) => setDraft({ ...draft, ...patch }),
  })
}

test('a name that is in no list is said to be in none', () => {
  render(<Drafted Field={(props) => <Listed {...props} field="interests" from="interests" />} />)
  const field = screen.getByRole('combobox', { name: 'Interested in' })
  fireEvent.change(field, { target: { value: 'xyzzy' } })
  expect(screen.getByRole('status').textContent).toBe('Nothing in the list is called “xyzzy”.')
  fireEvent.change(field, { target: { value: 'tenn' } })
  expect(screen.getByRole('status').textContent).toBe('')
})

test('followers are read as people write them, and what is no number changes nothing', () => {
  render(<Drafted Field={(props) => <Followers {...props} />} />)
  const field = screen.getByLabelText<HTMLInputElement>('At least so many followers')
  const typed = (value: string) => {
    fireEvent.change(field, { target: { value } })
    return field.value
  }
  expect(['1,500', '１００００', '1000x', ''].map(typed)).toEqual(['1500', '10000', '10000', ''])
})
