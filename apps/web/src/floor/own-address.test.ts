import { expect, test } from 'vitest'
import { addressOf } from './own-address.ts'

const OURS = '/api/external/image-downloader/download_image_unique_name/?url=a&signature=b'

test.each([
  [OURS, OURS],
  [null, null],
  [undefined, null],
  ['', null],
  [7, null],
  ['https://pbs.twimg.com/a.png', null],
  ['//pbs.twimg.com/a.png', null],
  ['/\\pbs.twimg.com/a.png', null],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AAAA', null],
])('of %j: %j', (cell, address) => {
  expect(addressOf(cell)).toBe(address)
})
