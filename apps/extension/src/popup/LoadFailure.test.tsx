// @vitest-environment happy-dom
import { setLanguage } from '@starling/text'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LoadFailure } from './LoadFailure.tsx'

afterEach(async () => {
  cleanup()
  await setLanguage('en')
})

// spec 2
test.each([
  ['en', /A new version is available.*Please refresh.*close and reopen this page/],
  ['ja', /新しいバージョンがあります.*更新すると.*このページを閉じて開き直してください/],
] as const)(
  'what could not be loaded says so and asks to refresh, or to close and reopen (%s)',
  async (language, said) => {
    await setLanguage(language)
    render(<LoadFailure />)
    expect(screen.getByRole('alert').textContent).toMatch(said)
  },
)
