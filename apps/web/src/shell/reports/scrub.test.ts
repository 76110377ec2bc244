import { expect, test } from 'vitest'
import { scrub } from './scrub.ts'

test.each([
  ['nothing to hide', 'nothing to hide'],
  ['mail to ada.l+x@sub.example.co failed', 'mail to [email] failed'],
  ['at https://a.example/meridian/team?next=%2Fx#code=1 (line 3)', 'at https://a.example/meridian/team (line 3)'],
  ['GET /login?next=/x#magic_code=ABC', 'GET /login'],
  ['Authorization: Token stl_user_abc123', 'Authorization: [token]'],
  ['Bearer eyJhbGciOi.x.y', '[token]'],
  ['stl_pro_9', '[token]'],
  ['id 0d5f8a2be1c94c6f8a2be1c94c6f8a2b', 'id [token]'],
  ['thisIsJustAVeryLongFunctionNameWithoutDigits', 'thisIsJustAVeryLongFunctionNameWithoutDigits'],
  ['/assets/index-CAoN2AL5.js:1:2', '/assets/index-CAoN2AL5.js:1:2'],
])('%s', (text, clean) => {
  expect(scrub(text)).toBe(clean)
})
