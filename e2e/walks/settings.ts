import type { Page } from '@playwright/test'
import { POST_ORDERS } from '@starling/question'
import type { Pick } from './acts.ts'
import { type Conditions, isOfWords, type Mind } from './mind.ts'

export const DATES: readonly (readonly [string, string])[] = [
  ['2026-03-01T00:00', '2026-04-01T00:00'],
  ['2026-05-02T10:30', '2026-05-09T18:00'],
  ['2026-06-09T00:00', '2026-06-01T00:00'],
]
const DAYS = [7, 90, 365]

export const drawer = (page: Page) => page.getByRole('dialog')

/** Something to set in Refine; `null`: all is set back. */
export type Setting = { name: string; change: Partial<Conditions> | null; set: (page: Page) => Promise<unknown> }

export function settingOf({ kind, conditions: { countries, bots } }: Mind, pick: Pick): Setting {
  const isWords = isOfWords(kind)
  return pick<() => Setting>([
    () => {
      const days = pick(DAYS)
      const set = (page: Page) => drawer(page).getByText(`Last ${days} days`, { exact: true }).click()
      return { name: `${days} days`, change: { days, dates: null }, set }
    },
    () => {
      const text = isWords ? 'Last 30 days' : 'All time'
      const set = (page: Page) => drawer(page).getByText(text, { exact: true }).click()
      return { name: text, change: { days: null, dates: null }, set }
    },
    () => {
      const dates = pick(DATES)
      const set = async (page: Page) => {
        await drawer(page).getByText('Custom range', { exact: true }).click()
        await drawer(page).getByLabel('From', { exact: true }).fill(dates[0])
        await drawer(page).getByLabel('To', { exact: true }).fill(dates[1])
      }
      return { name: `from ${dates.join(' to ')}`, change: { dates, days: null }, set }
    },
    () => {
      const [code, name] = pick([
        ['JP', 'Japan'],
        ['FR', 'France'],
      ] as const)
      const rest = countries.filter((one) => one !== code)
      const set = async (page: Page) => {
        await drawer(page).getByLabel('Find a country').fill(name)
        await drawer(page).locator('li', { hasText: name }).getByRole('checkbox').click()
      }
      return { name, change: { countries: rest.length < countries.length ? rest : [...countries, code] }, set }
    },
    () => {
      const order = pick(POST_ORDERS)
      const set = (page: Page) => drawer(page).getByLabel('Order of posts').selectOption(order)
      return { name: order, change: { order }, set }
    },
    () => ({
      name: 'bots',
      change: { bots: !bots },
      set: (page) => drawer(page).getByLabel('Leave out accounts that behave like bots').click(),
    }),
    () => {
      const excluded = pick([[], ['decaf'], ['decaf', 'instant']])
      if (!isWords) return { name: 'nothing', change: {}, set: async () => {} }
      const set = (page: Page) => drawer(page).getByLabel('Excluded keywords').fill(excluded.join(', '))
      return { name: `without ${excluded}`, change: { excluded }, set }
    },
    () => ({
      name: 'reset',
      change: null,
      set: (page) => drawer(page).getByRole('button', { name: 'Reset the conditions' }).click(),
    }),
  ])()
}
