import type { Cell } from '@starling/contract'
import type { ColumnKind } from '@starling/sections'

const numbersIn = (text: string) =>
  (text.match(/-?\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', '')))
/** Rounding to so many decimals, and the error of a binary fraction. */
const near = (shown: number | undefined, value: number, decimals: number) =>
  shown !== undefined && Math.abs(shown - value) <= 0.5 * 10 ** -decimals + 1e-9
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const ratio = (shown: string, value: number): boolean =>
  shown.endsWith('×') && near(numbersIn(shown)[0], value, value < 10 ? 1 : 0)

type Read = (shown: string, value: never) => boolean
/** Read back from the words of the page, not formatted again: the page's own way to write must not excuse itself. */
const READ: Partial<Record<ColumnKind, Read>> = {
  count: (shown, value: number) =>
    /^-?[\d,.]+$/.test(shown) && near(numbersIn(shown)[0], value, Number.isInteger(value) ? 9 : 1),
  share: (shown, value: number) => shown.endsWith('%') && near(numbersIn(shown)[0], value * 100, 2),
  interval: (shown, [low, high]: [number, number]) => {
    const ends = shown.split(' to ').map((end) => numbersIn(end)[0])
    return near(ends[0], low * 100, 2) && near(ends.at(-1), high * 100, 2)
  },
  ratio,
  ratio_interval: (shown, [low, high]: [number, number]) => {
    const ends = shown.split(' to ')
    return ends.length === 2 && ratio(ends[0]!, low) && ratio(ends[1]!, high)
  },
  score: (shown, value: number) => near(numbersIn(shown)[0], value, 0),
  probability: (shown, value: number) => (value < 0.001 ? shown === '< 0.001' : near(Number(shown), value, 3)),
  cluster: (shown, value: number) => Number(shown) === value + 1,
  handle: (shown, value: string) => shown === `@${value}`,
  flag: (shown, value: boolean) => shown === (value ? 'Yes' : 'No'),
  day: (shown, value: number) => Math.abs(Date.parse(`${shown} UTC`) / 1000 - value) < 86_400,
  hour_of_week: (shown, value: number) =>
    shown === `${DAYS[Math.floor(value / 24)]} ${String(value % 24).padStart(2, '0')}:00`,
  words: (shown, value: string[]) => shown === value.join(', '),
  text: (shown, value: string) => shown === value,
}
READ.known_count = READ.count!

export const isFigure = (kind: ColumnKind): boolean => READ[kind] !== undefined

/** Whether what is shown in full tells the engine's value, as exactly as it is written. */
export function agrees(kind: ColumnKind, shown: string, value: Cell | undefined): boolean {
  if (value === null || value === undefined || value === '') return shown === '–' || shown === ''
  return READ[kind]?.(shown, value as never) ?? shown !== ''
}
