import { expect, test } from 'vitest'
import { readMoney, writeMoney } from './money.ts'

test('an amount is read as people write it, with no more decimals than its currency has', () => {
  const read = (code: string) => (text: string) => readMoney(text, code)
  expect(['1,500', '１２.５', '', '12.345', '0', '-1', 'ten', '1234567890'].map(read('USD'))).toEqual([
    ...[1_500_000_000, 12_500_000, null],
    ...[undefined, undefined, undefined, undefined, undefined],
  ])
  expect(['1500', '1500.5', '1500.00'].map(read('JPY'))).toEqual([1_500_000_000, undefined, 1_500_000_000])
  expect(['1.005', '999999999.999'].map(read('KWD'))).toEqual([1_005_000, 999_999_999_999_000])
  expect([readMoney('0', 'USD', 0), readMoney('0.29', 'USD', 0), readMoney('9999999999', 'USD', 0)]).toEqual([
    ...[0, 290_000, undefined],
  ])
  expect([12_500_000, null].map(writeMoney)).toEqual(['12.5', ''])
})
