import { createNotifications, type NotificationLevel, type NotificationOptions } from '@starling/ui'

export const notifications = createNotifications()

export function notify(
  text: string,
  level: NotificationLevel = 'info',
  options: Partial<NotificationOptions> = {},
): number | undefined {
  return notifications.notify(text, { level, ...options })
}
