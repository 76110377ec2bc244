// @vitest-environment happy-dom
import { setLanguage } from '@starling/text'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TableColumn } from './columns.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await setLanguage('en')
})

type Team = { id: string; name: string; people: number | null; since: Date }

const teams: Team[] = [
  { id: 'b', name: 'Team 10', people: 412, since: new Date(2026, 2, 1) },
  { id: 'a', name: 'Team 2', people: null, since: new Date(2024, 5, 30) },
  { id: 'c', name: 'ålesund', people: 9, since: new Date(2025, 10, 15) },
]

const columns: TableColumn<Team>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name },
  { id: 'people', label: 'People', kind: 'number', value: ({ people }) => people },
  { id: 'since', label: 'Since', kind: 'date', value: ({ since }) => since },
  { id: 'note', label: 'Note', value: () => '', sortable: false },
]

const draw = (props: Partial<DataTableProps<Team>> = {}) =>
  render(<DataTable label="Teams" columns={columns} rows={teams} rowId={({ id }) => id} {...props} />)

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const head = (name: string) => screen.getByRole('columnheader', { name })
const sortBy = (name: string) => fireEvent.click(within(head(name)).getByRole('button'))
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('sorting', () => {
  test('cycles ascending, descending, cleared', () => {
    draw()
    const seen = [0, 1, 2, 3].map((clicks) => {
      if (clicks > 0) sortBy('Name')
      return [head('Name').getAttribute('aria-sort'), names()]
    })
    expect(seen).toEqual([
      ['none', ['Team 10', 'Team 2', 'ålesund']],
      ['ascending', ['ålesund', 'Team 2', 'Team 10']],
      ['descending', ['Team 10', 'Team 2', 'ålesund']],
      ['none', ['Team 10', 'Team 2', 'ålesund']],
    ])
  })

  test.each([
    ['People', 1, ['ålesund', 'Team 10', 'Team 2']],
    ['People', 2, ['Team 10', 'ålesund', 'Team 2']],
    ['Since', 1, ['Team 2', 'ålesund', 'Team 10']],
    ['Since', 2, ['Team 10', 'ålesund', 'Team 2']],
  ])('%s after %d clicks, with rows without a value last', (column, clicks, expected) => {
    draw()
    for (let click = 0; click < clicks; click += 1) sortBy(column)
    expect(names()).toEqual(expected)
  })

  test('one column at a time, and not where it makes no sense', () => {
    draw()
    sortBy('Name')
    sortBy('People')
    expect(head('Name').getAttribute('aria-sort')).toBe('none')
    expect(head('People').getAttribute('aria-sort')).toBe('ascending')
    expect(within(head('Note')).queryByRole('button')).toBeNull()
    expect(head('Note').getAttribute('aria-sort')).toBeNull()
  })
})

describe('selection', () => {
  const bulk = (rows: Team[], clear: () => void) => (
    <button type="button" onClick={clear}>{`Archive ${rows.map(({ id }) => id).join('')}`}</button>
  )

  test('the box of the head is off, half, on', () => {
    draw({ bulkActions: bulk })
    const all = () => [box('Select all rows').checked, box('Select all rows').indeterminate]
    expect(all()).toEqual([false, false])
    fireEvent.click(box('Select Team 2'))
    expect(all()).toEqual([false, true])
    fireEvent.click(box('Select Team 10'))
    fireEvent.click(box('Select ålesund'))
    expect(all()).toEqual([true, false])
    fireEvent.click(box('Select all rows'))
    expect(all()).toEqual([false, false])
    fireEvent.click(box('Select all rows'))
    expect(all()).toEqual([true, false])
  })

  test('the bar is there only while rows are chosen, acts on them, and clears them', () => {
    draw({ bulkActions: bulk })
    expect(screen.queryByRole('toolbar')).toBeNull()
    fireEvent.click(box('Select Team 2'))
    fireEvent.click(box('Select Team 10'))
    expect(screen.getByRole('toolbar', { name: '2 selected' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('2 selected')
    fireEvent.click(screen.getByRole('button', { name: 'Archive ba' }))
    expect(screen.queryByRole('toolbar')).toBeNull()
    fireEvent.click(box('Select Team 2'))
    fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(box('Select Team 2').checked).toBe(false)
  })

  test('a row that is gone is no longer counted', () => {
    const { rerender } = draw({ bulkActions: bulk })
    fireEvent.click(box('Select all rows'))
    rerender(
      <DataTable label="Teams" columns={columns} rows={teams.slice(1)} rowId={({ id }) => id} bulkActions={bulk} />,
    )
    expect(screen.getByRole('toolbar', { name: '2 selected' })).toBeTruthy()
    expect([box('Select all rows').checked, box('Select all rows').indeterminate]).toEqual([true, false])
  })

  test('the owner may hold the selection', () => {
    const heard: string[][] = []
    draw({ selected: ['a'], onSelectedChange: (ids) => heard.push(ids) })
    expect(box('Select Team 2').checked).toBe(true)
    fireEvent.click(box('Select Team 10'))
    expect(heard).toEqual([['a', 'b']])
    expect(box('Select Team 10').checked).toBe(false)
  })

  test('without a use for it there is no selection', () => {
    draw()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('rows', () => {
  test('values are shown in the manner of their kind, with the full value on hover', () => {
    draw()
    const cells = screen.getAllByRole('row')[1]!.querySelectorAll('th, td')
    expect([...cells].map((cell) => cell.textContent)).toEqual(['Team 10', '412', '2026 Mar 1', '–'])
    expect(cells[0]!.getAttribute('title')).toBe('Team 10')
    expect(cells[2]!.getAttribute('title')).toBe('2026 Mar 1, 00:00')
  })

  test('no rows says so, in both languages', async () => {
    draw({ rows: [] })
    expect(screen.getByRole('cell').textContent).toBe('No results')
    await act(() => setLanguage('ja'))
    expect(screen.getByRole('cell').textContent).toBe('該当する結果がありません')
  })

  test('the button for more is there only while there is more, and waits for the answer', async () => {
    let asked = 0
    let answer = () => {}
    const onMore = () => {
      asked += 1
      return new Promise<void>((resolve) => {
        answer = resolve
      })
    }
    const { rerender } = draw({ onMore })
    const more = () => screen.queryByRole('button', { name: 'Show more results' })
    await act(async () => void fireEvent.click(more()!))
    fireEvent.click(more()!)
    expect(asked).toBe(1)
    expect(more()!.getAttribute('aria-busy')).toBe('true')
    await act(async () => answer())
    rerender(<DataTable label="Teams" columns={columns} rows={teams} rowId={({ id }) => id} />)
    expect(more()).toBeNull()
  })

  test('while the first answer is awaited as many rows as told are held free', () => {
    draw({ rows: [], loading: true, loadingRows: 4 })
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.getAllByRole('row').length).toBe(1 + 4)
    expect(screen.queryByText('No results')).toBeNull()
    expect(screen.getAllByText('Loading').length).toBe(1)
  })

  test('rows that are there stay while more are loaded', () => {
    draw({ loading: true, onMore: () => {} })
    expect(names().length).toBe(3)
    expect(screen.getByRole('button', { name: 'Show more results' }).getAttribute('aria-busy')).toBe('true')
  })

  test('each row has its own actions', () => {
    const opened: string[] = []
    draw({
      rowActions: ({ id, name }) => (
        <button type="button" onClick={() => opened.push(id)}>
          {`Open ${name}`}
        </button>
      ),
    })
    fireEvent.click(screen.getByRole('button', { name: 'Open Team 2' }))
    expect(opened).toEqual(['a'])
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy()
  })

  test('the keyboard reaches the area that scrolls', () => {
    draw()
    expect(screen.getByRole('region', { name: 'Teams' }).tabIndex).toBe(0)
  })
})

describe('many rows', () => {
  const many = (count: number): Team[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `t${index}`,
      name: `Team ${index}`,
      people: index,
      since: new Date(2026, 0, 1),
    }))

  function giveTheAreaAHeight() {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  }

  test('up to a hundred are all there', () => {
    giveTheAreaAHeight()
    draw({ rows: many(100) })
    expect(names().length).toBe(100)
  })

  test('of ten thousand only those in view are drawn, and each knows its place', () => {
    giveTheAreaAHeight()
    draw({ rows: many(10_000) })
    expect(names().length).toBeGreaterThan(9)
    expect(names().length).toBeLessThan(40)
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
    expect(screen.getAllByRole('row')[1]!.getAttribute('aria-rowindex')).toBe('2')
    sortBy('People')
    sortBy('People')
    expect(names()[0]).toBe('Team 9999')
  })
})
