import { scrub } from './scrub.ts'
import { createSender, type SenderSettings } from './sender.ts'

const PROPERTY_LENGTH = 255 // spec 9
const SESSION_IDLE_MS = 30 * 60_000 // spec 9
export const COOKIE_LIFE_S = 365 * 24 * 60 * 60 // spec 9

export type Properties = Readonly<Record<string, string | number | boolean | null>>
export type TrackedEvent = { event: string; properties: Properties }

/** Clean of what names a person, and cut to what the provider keeps. */
export function trimProperties(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? scrub(value).slice(0, PROPERTY_LENGTH) : value,
    ]),
  )
}

export type Visit = { id: string; seen_at_ms: number }

/** The session goes on unless nothing happened for half an hour. */
export function continueSession(last: Visit | null, now_ms: number, newId: () => string): Visit {
  const goesOn = last !== null && now_ms - last.seen_at_ms < SESSION_IDLE_MS
  return { id: goesOn ? last.id : newId(), seen_at_ms: now_ms }
}

export type Analytics = { track: (event: string, properties?: Properties) => void; leave: () => void }

type Memory = {
  /** The same for one browser for a year. */
  distinctId: () => string
  lastSession: () => Visit | null
  keepSession: (session: Visit) => void
}

export type AnalyticsSettings = {
  provider: { url: string; token: string }
  memory: Memory
  newId: () => string
  now?: () => number
} & Pick<SenderSettings<TrackedEvent>, 'fetch' | 'after'>

export const OFF: Analytics = { track: () => undefined, leave: () => undefined }

/** Active only in production and with a token (spec 9). */
export function isActive(provider: { token: string } | null, production: boolean): boolean {
  return production && provider !== null && provider.token !== ''
}

/** Posts `[{ event, properties }]`, as the Mixpanel "track" call takes it. */
export function createAnalytics({ provider, memory, newId, now = Date.now, ...rest }: AnalyticsSettings): Analytics {
  const { add, leave } = createSender<TrackedEvent>({
    ...rest,
    now,
    pack: (events) => ({ url: provider.url, type: 'application/json', body: JSON.stringify(events) }),
  })
  return {
    leave,
    track: (event, properties = {}) => {
      const session = continueSession(memory.lastSession(), now(), newId)
      memory.keepSession(session)
      const ours = {
        token: provider.token,
        time: now(),
        distinct_id: memory.distinctId(),
        session_id: session.id,
        $insert_id: newId(),
      }
      // The provider's own names last: an event cannot speak for someone else.
      add({ event, properties: { ...trimProperties(properties), ...ours } })
    },
  }
}
