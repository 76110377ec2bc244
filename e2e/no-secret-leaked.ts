import { expect, test } from '@playwright/test'
import { PLACES } from './places.ts'

type Watched = { secrets: number; leaks: string[] }

for (const { watch_port } of Object.values(PLACES)) {
  test(`no secret of the journeys was logged or part of an address (${watch_port})`, async () => {
    const answer = await fetch(`http://127.0.0.1:${watch_port}/`)
    const { secrets, leaks } = (await answer.json()) as Watched
    expect(secrets).toBeGreaterThan(0)
    expect(leaks).toEqual([])
  })
}
