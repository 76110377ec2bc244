import { expect, test } from 'vitest'
import { isCurrent } from './targeting-rules.ts'

test('docs/targeting-rules.md tells the rules as they are', () => expect(isCurrent()).toBe(true))
