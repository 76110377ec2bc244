import { expect, test } from 'vitest'
import { emailShapeError, formError, isDecimal, isEmailShape, judge, type RuleSet, rules } from './rules.ts'

const label = 'Name'

test.each<[string, unknown, Omit<RuleSet, 'label'>, string | undefined]>([
  ['empty text', '', { required: true }, 'Name is required'],
  ['only spaces', '  ', { required: true }, 'Name is required'],
  ['an unticked box', false, { required: true }, 'Name is required'],
  ['nothing', undefined, { required: true }, 'Name is required'],
  ['zero is a value', 0, { required: true }, undefined],
  ['filled', 'Ann', { required: true }, undefined],
  ['no @', 'ann.example.com', { email: true }, 'Name is not valid'],
  ['not a text', 42, { email: true }, 'Name is not valid'],
  ['an @', 'ann@example.com', { email: true }, undefined],
  ['may stay empty', '', { email: true, min: 3, max: 5 }, undefined],
  ['one too few', 'An', { min: 3 }, 'Name must be at least 3 characters'],
  ['just enough', 'Ann', { min: 3 }, undefined],
  ['one too many', 'Annabel', { max: 6 }, 'Name must be less than 6 characters'],
  ['the most', 'Annabe', { max: 6 }, undefined],
  ['an emoji is one character', '👍👍', { max: 2 }, undefined],
  ['required is told before the rest', '', { required: true, email: true, min: 3 }, 'Name is required'],
  ['a custom message', 'Ann', { validate: () => 'Name is taken' }, 'Name is taken'],
  ['a custom message that comes late', 'Ann', { validate: async () => 'Name is taken' }, 'Name is taken'],
  ['a custom rule that accepts', 'Ann', { validate: async () => undefined }, undefined],
  [
    'the custom rule comes last',
    'A',
    { min: 2, validate: () => 'Name is taken' },
    'Name must be at least 2 characters',
  ],
])('%s', async (_case, value, set, message) => {
  expect(await judge(value, { label, ...set })).toBe(message)
  expect(await rules({ label, ...set }).validate(value, {})).toBe(message ?? true)
})

test.each([
  ['ann@example.com', true],
  ['ann@mail.example.co.jp', true],
  ['ann@example', false],
  ['ann example@example.com', false],
  ['ann@example.com ', false],
  ['@example.com', false],
  ['ann@@example.com', false],
  ['', false],
])('email shape of "%s"', (text, isValid) => {
  expect(isEmailShape(text)).toBe(isValid)
  expect(emailShapeError(text)).toBe(isValid ? undefined : 'Please enter a valid email address')
})

test.each([
  ['0', true],
  ['12', true],
  ['12.5', true],
  ['12.55', false],
  ['12.', false],
  ['.5', false],
  ['-1', false],
  ['1e3', false],
  ['1,000', false],
  ['', false],
])('decimal check of "%s"', (text, isValid) => {
  expect(isDecimal(text)).toBe(isValid)
})

test.each([
  ['short', 'Name: too long', 'Name: too long'],
  ['300 characters', 'a'.repeat(300), 'a'.repeat(300)],
  ['301 characters', 'a'.repeat(301), 'a'.repeat(300)],
  ['a family of seven code points at the cut', `${'a'.repeat(299)}👨‍👩‍👧‍👦b`, `${'a'.repeat(299)}👨‍👩‍👧‍👦`],
  ['words that look like a template', '{{label}}', '{{label}}'],
])('form error: %s', (_case, text, shown) => {
  expect(formError(text)).toBe(`Failed to submit form: ${shown}`)
})
