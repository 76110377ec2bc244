// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Step, Stepper } from './Stepper.tsx'

afterEach(cleanup)

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const title = () => screen.getByRole('heading').textContent
const step = (id: string, ready: Step['ready'] = true): Step => ({
  id,
  title: id,
  content: `The ${id}`,
  ready,
  hint: 'Fill it in',
})

function draw(steps: Step[], onSubmit: () => unknown = () => {}) {
  return render(<Stepper label="New audience" steps={steps} onSubmit={onSubmit} />)
}

test('goes forward, submits on the last step, and Back moves one step', async () => {
  let submitted = 0
  draw([step('Name'), step('Places'), step('Check')], () => {
    submitted += 1
  })
  expect(title()).toBe('Name')
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await press('Continue')
  await press('Continue')
  expect(title()).toBe('Check')
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  await press('Back')
  expect(title()).toBe('Places')
  await press('Continue')
  expect(submitted).toBe(0)
  await press('Submit')
  expect(submitted).toBe(1)
})

test('does not leave a step that is not filled, and says why', async () => {
  draw([step('Name', false), step('Check')])
  const forward = screen.getByRole('button', { name: 'Continue' })
  expect(forward.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(forward.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Fill it in')
  await press('Continue')
  expect(title()).toBe('Name')
})

test.each([
  [false, 'Name'],
  [true, 'Check'],
])('a check that answers %s leads to the step %s', async (answer, expected) => {
  draw([step('Name', async () => answer), step('Check')])
  await press('Continue')
  expect(title()).toBe(expected)
})

test('does not submit a last step that is not valid', async () => {
  let submitted = false
  draw([step('Check', () => false)], () => {
    submitted = true
  })
  await press('Submit')
  expect(submitted).toBe(false)
})

test('only steps at or before the current one can be clicked', async () => {
  draw([step('Name'), step('Places'), step('Check')])
  const open = () =>
    screen
      .getAllByRole('listitem')
      .map((item) => item.querySelector('button') as HTMLButtonElement)
      .map((button) => !button.disabled)
  expect(open()).toEqual([true, false, false])
  await press('Continue')
  expect(open()).toEqual([true, true, false])
  expect(screen.getByRole('button', { name: 'Places' }).getAttribute('aria-current')).toBe('step')
  await press('Name')
  expect(title()).toBe('Name')
  expect(open()).toEqual([true, false, false])
})

test('the focus follows to the title of the new step, but is not taken at first', async () => {
  draw([step('Name'), step('Check')])
  expect(document.activeElement).toBe(document.body)
  await press('Continue')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check' }))
})

test('a slow submit shows that it is busy and is not sent twice', async () => {
  let finish = () => {}
  let submitted = 0
  draw([step('Check')], () => {
    submitted += 1
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  })
  await press('Submit')
  await press('Submit')
  expect(submitted).toBe(1)
  expect(screen.getByRole('button', { name: 'Submit' }).getAttribute('aria-busy')).toBe('true')
  await act(async () => finish())
  expect(screen.getByRole('button', { name: 'Submit' }).getAttribute('aria-busy')).toBeNull()
})

test('a step becomes ready as it is filled', async () => {
  function Wizard() {
    const [name, setName] = useState('')
    const input = <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
    const steps = [{ id: 'a', title: 'Name', content: input, ready: name !== '' }, step('Check')]
    return <Stepper label="New audience" steps={steps} onSubmit={() => {}} />
  }
  render(<Wizard />)
  await press('Continue')
  expect(title()).toBe('Name')
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Espresso' } })
  await press('Continue')
  expect(title()).toBe('Check')
})

test('its owner may hold the step, and hears of every move', async () => {
  const heard: string[] = []
  const steps = [step('Name'), step('Places'), step('Check')]
  const { rerender } = render(
    <Stepper label="New audience" steps={steps} at="Places" onMove={(id) => heard.push(id)} onSubmit={() => {}} />,
  )
  expect(title()).toBe('Places')
  await press('Continue')
  expect([title(), heard]).toEqual(['Places', ['Check']])
  rerender(
    <Stepper label="New audience" steps={steps} at="Check" onMove={(id) => heard.push(id)} onSubmit={() => {}} />,
  )
  expect(title()).toBe('Check')
  rerender(<Stepper label="New audience" steps={steps} at="none such" onSubmit={() => {}} />)
  expect(title()).toBe('Name')
})
