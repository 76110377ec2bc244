import { expect, test } from 'vitest'
import { fittingMoney, money } from './figures.ts'

test('amounts that are parts of one sum add up to what is said of the sum', () => {
  const parts = [81_555_400, 40_804_300, 40_805_300]
  expect(money(81_555_400 + 40_804_300 + 40_805_300, 'USD')).toBe('$163.17')
  expect(fittingMoney(parts, 'USD')).toEqual(['$81.56', '$40.80', '$40.81'])
  expect(fittingMoney([4_000, 4_000, 4_000], 'USD')).toEqual(['$0.01', '$0.00', '$0.00'])
  expect(fittingMoney([400_000, 400_000, 200_000], 'JPY')).toEqual(['¥1', '¥0', '¥0'])
  expect(fittingMoney([], 'USD')).toEqual([])
})
