import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { EXTENSION_ID, EXTENSION_KEY } from './origin.ts'

test('the id is what a browser makes of the key', () => {
  const hash = createHash('sha256').update(Buffer.from(EXTENSION_KEY, 'base64')).digest('hex')
  const letters = [...hash.slice(0, 32)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))
  expect(letters.join('')).toBe(EXTENSION_ID)
})
