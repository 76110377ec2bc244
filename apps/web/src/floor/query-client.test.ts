// @vitest-environment happy-dom
import { ApiError } from '@starling/contract/browser'
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

const unreached = () => Promise.reject(new ApiError(0, { error: 'Failed to fetch' }))

function goOffline(isOffline: boolean): void {
  vi.stubGlobal('navigator', { ...navigator, onLine: !isOffline })
  onlineManager.setOnline(!isOffline)
}
afterEach(() => {
  goOffline(false)
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('offline a question fails at once, and is asked again when one is back', async () => {
  goOffline(true)
  const answers = [unreached, () => Promise.resolve('here')]
  const queryFn = vi.fn(() => answers.shift()!())
  const seen: string[] = []
  const stop = new QueryObserver(queryClient, { queryKey: ['drawer'], queryFn }).subscribe(({ status, fetchStatus }) =>
    seen.push(`${status} ${fetchStatus}`),
  )
  queryClient.mount()
  await vi.waitFor(() => expect(seen.at(-1)).toBe('error idle'))
  expect(queryFn).toHaveBeenCalledTimes(1)
  goOffline(false)
  await vi.waitFor(() => expect(seen.at(-1)).toBe('success idle'))
  expect(seen).not.toContain('pending paused')
  stop()
  queryClient.unmount()
})

test('offline an act fails at once', async () => {
  goOffline(true)
  const act = new MutationObserver(queryClient, { mutationFn: unreached })
  await expect(act.mutate()).rejects.toMatchObject({ status: 0 })
})
