export type NotificationLevel = 'success' | 'error' | 'warn' | 'info'

/** Why a message went: its time was up, somebody removed it, or newer ones took its place. */
export type NotificationEnd = 'timeout' | 'removed' | 'pushed out'

export type NotificationOptions = {
  /** Milliseconds on screen; 0 stays until it is removed. */
  timeout: number
  action?: { label: string; onPress: () => void }
  onGone?: (end: NotificationEnd) => void
}

export type Notification = { id: number; text: string; level: NotificationLevel; options: NotificationOptions }

export type Timers = {
  now: () => number
  setTimeout: (run: () => void, ms: number) => unknown
  clearTimeout: (timer: unknown) => void
}

export type Notifications = ReturnType<typeof createNotifications>

const DEFAULT_TIMEOUT_MS = 6000 // spec 9, for all levels
const MOST_KEPT = 10 // spec 9

const BROWSER_TIMERS: Timers = {
  now: () => performance.now(),
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as number),
}

type Countdown = { left: number; since: number; timer: unknown }

/** The messages of one page (spec 4). A plain store: a view subscribes, anyone may notify. */
export function createNotifications({ now, setTimeout, clearTimeout }: Timers = BROWSER_TIMERS) {
  let kept: readonly Notification[] = []
  let lastId = 0
  let isPaused = false
  let holds = 0
  const countdowns = new Map<number, Countdown>()
  const listeners = new Set<() => void>()

  function tell(next: readonly Notification[]) {
    kept = next
    for (const listener of listeners) listener()
  }

  function start(id: number, countdown: Countdown) {
    countdown.since = now()
    countdown.timer = setTimeout(() => end(id, 'timeout'), countdown.left)
  }

  function end(id: number, reason: NotificationEnd) {
    const notification = kept.find((each) => each.id === id)
    if (!notification) return
    clearTimeout(countdowns.get(id)?.timer)
    countdowns.delete(id)
    tell(kept.filter((each) => each.id !== id))
    notification.options.onGone?.(reason)
  }

  return {
    list: () => kept,

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    /** Returns the id, or undefined when the message was dropped because the store is paused. */
    notify(
      text: string,
      {
        level = 'info',
        timeout = DEFAULT_TIMEOUT_MS,
        ...rest
      }: Partial<NotificationOptions> & { level?: NotificationLevel } = {},
    ): number | undefined {
      if (isPaused) return undefined
      lastId += 1
      const id = lastId
      if (typeof timeout === 'number' && timeout !== 0) {
        const countdown: Countdown = { left: timeout, since: now(), timer: undefined }
        countdowns.set(id, countdown)
        if (holds === 0) start(id, countdown)
      }
      tell([...kept, { id, text, level, options: { timeout, ...rest } }])
      for (const { id: oldest } of kept.slice(0, Math.max(0, kept.length - MOST_KEPT))) end(oldest, 'pushed out')
      return id
    },

    remove: (id: number) => end(id, 'removed'),

    /** While paused new messages are dropped. */
    pause() {
      isPaused = true
    },

    resume() {
      isPaused = false
    },

    /** Stops the clocks while somebody reads; each hold needs its release. */
    hold() {
      holds += 1
      if (holds > 1) return
      for (const countdown of countdowns.values()) {
        clearTimeout(countdown.timer)
        countdown.left = Math.max(0, countdown.left - (now() - countdown.since))
      }
    },

    release() {
      if (holds === 0) return
      holds -= 1
      if (holds > 0) return
      for (const [id, countdown] of countdowns) start(id, countdown)
    },
  }
}
