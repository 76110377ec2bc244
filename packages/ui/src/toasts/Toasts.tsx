import { useText } from '@starling/text'
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import type { Notification, NotificationLevel, Notifications } from './notifications.ts'

const LEVELS: Record<NotificationLevel, { Icon: LucideIcon; colour: string }> = {
  success: { Icon: CircleCheck, colour: 'text-good' },
  error: { Icon: CircleAlert, colour: 'text-bad' },
  warn: { Icon: TriangleAlert, colour: 'text-warn' },
  info: { Icon: Info, colour: 'text-info' },
}

/** Hovering or focusing the messages stops their clocks. `--toast-bottom` lifts them above a bar at the foot of a phone. */
export function Toasts({ store, label }: { store: Notifications; label?: string }) {
  const { t } = useText()
  const kept = useSyncExternalStore(store.subscribe, store.list, store.list)
  const region = useRef<HTMLElement>(null)
  const held = useHold(store)
  const cameFrom = useRef<Element | null>(null)

  // A message that goes while it is hovered or focused never tells that it was left.
  useEffect(() => {
    if (kept.length === 0) held.set('hover', false)
    if (!region.current?.contains(document.activeElement)) held.set('focus', false)
  }, [kept, held])

  function dismiss(id: number) {
    const at = kept.findIndex((each) => each.id === id)
    const next = kept[at + 1] ?? kept[at - 1]
    const hadFocus = region.current?.contains(document.activeElement)
    store.remove(id)
    if (!hadFocus) return
    const target = next ? region.current?.querySelector(`[data-toast="${next.id}"] button`) : cameFrom.current
    if (target instanceof HTMLElement) target.focus()
  }

  const toast = (notification: Notification) => (
    <Toast key={notification.id} notification={notification} dismiss={() => dismiss(notification.id)} />
  )

  return (
    <section
      ref={region}
      data-toasts
      aria-label={label ?? t('Notifications')}
      className="pointer-events-none fixed inset-x-1 bottom-[calc(var(--toast-bottom,0.25rem)+env(safe-area-inset-bottom))] z-70 grid max-h-dvh gap-2 overflow-y-auto p-3 sm:left-auto sm:w-100"
      onPointerEnter={() => held.set('hover', true)}
      onPointerLeave={() => held.set('hover', false)}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
        held.set('focus', true)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) held.set('focus', false)
      }}
    >
      <div aria-live="assertive" className="grid gap-2 empty:hidden">
        {kept.filter(({ level }) => level === 'error').map(toast)}
      </div>
      <div aria-live="polite" className="grid gap-2 empty:hidden">
        {kept.filter(({ level }) => level !== 'error').map(toast)}
      </div>
    </section>
  )
}

function useHold(store: Notifications) {
  const holds = useRef({ hover: false, focus: false })
  const held = useRef({
    set(reason: 'hover' | 'focus', on: boolean) {
      if (holds.current[reason] === on) return
      holds.current[reason] = on
      if (on) store.hold()
      else store.release()
    },
  })
  useEffect(() => {
    const { current } = held
    return () => {
      current.set('hover', false)
      current.set('focus', false)
    }
  }, [])
  return held.current
}

function Toast({ notification, dismiss }: { notification: Notification; dismiss: () => void }) {
  const { t } = useText()
  const { Icon, colour } = LEVELS[notification.level]
  const { action } = notification.options
  return (
    <div
      data-toast={notification.id}
      className="pointer-events-auto flex animate-rise items-start gap-3 rounded-card bg-raised py-2 pr-2 pl-4 text-14 text-text shadow-float"
    >
      <span className="flex h-8 shrink-0 items-center pointer-coarse:h-10">
        <Icon size={18} strokeWidth={1.5} aria-hidden className={colour} />
      </span>
      <p className="min-w-0 grow whitespace-pre-line py-[calc((2rem-1lh)/2)] pointer-coarse:py-[calc((2.5rem-1lh)/2)]">
        {notification.text}
      </p>
      {action && (
        <Button
          variant="ghost"
          size="small"
          className="text-accent!"
          onClick={() => {
            action.onPress()
            dismiss()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={t('Dismiss')} size="small" onClick={dismiss}>
        <X size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </div>
  )
}
