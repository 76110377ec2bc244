import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../floor/index.ts'

/** What no page of ours asks for, so that no script that ever got into one can. */
const PERMISSIONS = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media'],
  ...['geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'picture-in-picture', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((name) => `${name}=()`)
  .join(', ')

/** What every answer says to a browser, pages and calls alike. */
export function setHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': PERMISSIONS,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    if (config.PUBLIC_URL.protocol === 'https:') reply.header('strict-transport-security', 'max-age=31536000')
  })
}

export const newRequestId = (): string => randomUUID()

/** The policy of a page: its own scripts and styles only, and the configured receivers. */
export function pagePolicy(config: Config, nonce: string): string {
  const receivers = [config.ANALYTICS_URL, config.ERROR_REPORTS_URL, config.FILES_S3_URL].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  )
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    // blob: is what a person has just chosen, shown before it is sent.
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...receivers].join(' ')}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
