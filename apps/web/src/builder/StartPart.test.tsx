// @vitest-environment happy-dom
import { type BuilderDraft, EMPTY_BUILDER } from '@starling/question/builder'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { drawScreen, serve } from '../../test-kit/draw-screen.tsx'
import type { Builder } from './use-builder.ts'

const { StartPart } = await import('./StartPart.tsx')

const READ = ['nike', 'adidas'].map((value) => ({
  ...{ kind: 'handles', value, label: `@${value}`, words: value, note: null },
}))

let seen: BuilderDraft
function Start() {
  const [draft, setDraft] = useState<BuilderDraft>({ ...EMPTY_BUILDER, description: 'fans of nike and adidas' })
  seen = draft
  const change = (patch: Partial<BuilderDraft>) => setDraft((before) => ({ ...before, ...patch }))
  return <StartPart builder={{ draft, change } as Builder} />
}

test('“a and b” is taken for either, which is said where it was read, and turned with one choice', async () => {
  serve({
    'POST /api/external/analyse-description/': () => ({
      ...{ patch: { handles: ['nike', 'adidas'] }, found: READ, unplaced: [], refused: [] },
    }),
  })
  drawScreen(Start, { path: '/audience-builder', at: '/audience-builder' })
  expect(screen.queryByRole('combobox')).toBe(null)
  fireEvent.click(await screen.findByRole('button', { name: 'Make blocks of it' }))
  const choice = await screen.findByRole('combobox', { name: 'Followers of, as described: any or all' })
  fireEvent.change(choice, { target: { value: 'all' } })
  expect(seen).toMatchObject({ handles: ['nike', 'adidas'], all_of: ['handles'] })
})
