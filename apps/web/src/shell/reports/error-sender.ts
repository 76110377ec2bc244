import type { Crash } from './crash.ts'
import { scrub } from './scrub.ts'
import { createSender, type SenderSettings } from './sender.ts'

const SAMPLING = 0.5 // spec 9

export type ErrorReports = { report: (crash: Crash) => void; leave: () => void }

type ErrorEvent = {
  event_id: string
  timestamp: number
  platform: 'javascript'
  level: 'error'
  release: string
  tags: { site: string; crash: string }
  exception: { values: { type: string; value: string }[] }
  extra: { stack: string }
}

export type ErrorReportSettings = {
  provider: { url: string; token: string }
  release: string
  site: string
  random: () => number
  now?: () => number
  newId?: () => string
} & Pick<SenderSettings<ErrorEvent>, 'fetch' | 'after'>

/** Half of the crashes, one at a time, as an envelope that Sentry and its kin take. */
export function createErrorReports({
  provider,
  release,
  site,
  random,
  now = Date.now,
  newId = () => crypto.randomUUID(),
  ...rest
}: ErrorReportSettings): ErrorReports {
  const { add, leave } = createSender<ErrorEvent>({
    ...rest,
    now,
    batch_size: 1,
    pack: ([event]) => ({ url: withKey(provider), type: 'text/plain;charset=UTF-8', body: envelope(event!) }),
  })
  return {
    leave,
    report: ({ id, error }) => {
      if (random() >= SAMPLING) return
      add({
        event_id: newId().replaceAll('-', ''),
        timestamp: now() / 1000,
        platform: 'javascript',
        level: 'error',
        release,
        tags: { site, crash: id },
        ...describe(error),
      })
    },
  }
}

function describe(error: unknown): Pick<ErrorEvent, 'exception' | 'extra'> {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { exception: { values: [{ type: name, value: scrub(message) }] }, extra: { stack: scrub(stack) } }
}

function withKey({ url, token }: { url: string; token: string }): string {
  const address = new URL(url)
  address.searchParams.set('sentry_key', token)
  address.searchParams.set('sentry_version', '7')
  return address.href
}

function envelope(event: ErrorEvent): string {
  return [{ event_id: event.event_id }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n')
}
