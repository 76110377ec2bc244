import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { type Html, html, trusted } from './html.ts'
import { STYLES } from './styles.ts'

type Document = {
  title: string
  body: Html
  styles?: string
  script?: string
  /** Its form ends at another site of this machine: browsers hold the answer's redirects to the policy too. */
  leads_away?: boolean
}

/** A complete page. Nothing but its own style and script runs, and it loads nothing from anywhere. */
export function sendDocument(
  reply: FastifyReply,
  { title, body, styles = '', script, leads_away = false }: Document,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title} · Starling sandbox</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${trusted(STYLES + styles)}</style>
</head>
<body>
${body}
${script !== undefined && html`<script nonce="${nonce}">${trusted(script)}</script>`}
</body>
</html>`
  return reply
    .header('content-security-policy', policy(nonce, leads_away))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.markup)
}

const LOCAL = ' http://localhost:* http://*.localhost:* http://127.0.0.1:*'

function policy(nonce: string, leads_away: boolean): string {
  const target = leads_away ? LOCAL : ''
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    'img-src data:',
    `form-action 'self'${target}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
