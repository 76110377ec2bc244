// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { notifications, refusal, serve } from '../../test-kit/draw-screen.tsx'

const { signOut } = await import('./session.ts')

test('a sign-out that did not happen is said, and the page stays', async () => {
  const left = vi.spyOn(location, 'assign').mockReturnValue()
  serve({
    'POST /rest-auth/logout/': () => refusal(503, { detail: 'Not ready.', code: 'unavailable' }, 'unavailable'),
  })
  await signOut()
  expect(notifications.list().map(({ level }) => level)).toEqual(['error'])
  expect(left).not.toHaveBeenCalled()
  left.mockRestore()
})
