import { expect, test } from 'vitest'
import { signInCode, textOfHtml } from './text.ts'

test.each([
  ['Your sign-in code', 'Enter this code:\n\nK7M2QX\n\nIt is valid for 10 minutes.', 'K7M2QX'],
  ['K7M2QX is your sign-in code', 'Valid for 10 minutes.', 'K7M2QX'],
  ['Sign in', 'Your code: ABCDEF.', 'ABCDEF'],
  ['サインインコード', 'サインインコードは K7M2QX です。', 'K7M2QX'],
  ['サインインコード「K7M2QX」', '10分以内に入力してください。', 'K7M2QX'],
  ['Welcome to NIMBUS', 'You were invited to the team NIMBUS.', undefined],
  ['Invitation', 'https://localhost:4000/invite?code=K7M2QXK7M2QX', undefined],
  ['Your code', 'ORDERS or K7M2QX code?', undefined],
  ['', '', undefined],
])('in %j / %j the code is %s', (subject, text, code) => {
  expect(signInCode({ subject, text })).toBe(code)
})

test.each([
  ['<p>One</p><p>Two<br>three</p>', 'One\nTwo\nthree'],
  ['<style>p { color: red }</style><p>A &amp; B &lt;c&gt; &#12354;&#x3042;</p>', 'A & B <c> ああ'],
  ['<script>alert(1)</script >x<!-- hidden -->', 'x'],
  ['&#9999999; &unknown;', '&#9999999; &unknown;'],
])('%j says %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})
