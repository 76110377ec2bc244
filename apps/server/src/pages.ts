import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { AppError, DASHBOARD_VERSION } from '@starling/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signInLink } from './auth/mails.ts'
import type { Product } from './context.ts'
import { pagePolicy } from './edge/headers.ts'
import { origins, placeOf } from './sites.ts'

/** Built files carry a hash in their name; the page that names them is made anew for each answer. */
export async function servePages(app: FastifyInstance, product: Product, dist: string): Promise<void> {
  const template = () => readFileSync(path.join(dist, 'index.html'), 'utf8')
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error(`no web build in ${dist}`)
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    allowedPath: (name) => !name.endsWith('.html'),
    cacheControl: false,
    setHeaders: (reply, file) => {
      const forever = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    if (/^\/(api|rest-auth|assets)\//.test(request.url)) throw new AppError('not_found')
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(product.config, nonce))
      .header('cache-control', 'no-store')
      .send(template().replaceAll('__NONCE__', nonce).replace('<!--boot-->', bootScript(product, request)))
  }
  app.get('/*', page)
}

function bootScript(product: Product, request: FastifyRequest): string {
  const { config, secrets } = product
  const receiver = (url: string | undefined, token: string | undefined) => (url && token ? { url, token } : null)
  const boot = {
    ...placeOf(config, request.hostname),
    sites: origins(config),
    pro_client_id: secrets.pro_client_id,
    development: config.development,
    version: DASHBOARD_VERSION,
    analytics: receiver(config.ANALYTICS_URL, config.ANALYTICS_TOKEN),
    error_reports: receiver(config.ERROR_REPORTS_URL, config.ERROR_REPORTS_TOKEN),
  }
  // "</script>" inside the data would end the element.
  return `<script id="boot" type="application/json">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`
}

/** Addresses that a person may follow with a browser, although they belong to calls: they lead to the page that asks. */
export function sendPeopleToPages(app: FastifyInstance, product: Product): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return
    const url = new URL(request.url, 'http://host')
    const { site } = placeOf(product.config, request.hostname)
    const home = site === 'team' ? '/choose-team' : '/'
    const to = (fragment: Record<string, string>) => new URL(signInLink(product, site, fragment))
    const relative = ({ pathname, hash }: URL) => reply.redirect(pathname + hash, 303)
    switch (url.pathname.replace(/\/$/, '')) {
      case '/rest-auth/logout':
        return reply.redirect(`${home}#sign-out`, 303)
      case '/api/external/personal-magic-link/magic':
        return relative(to({}))
      case '/api/external/personal-magic-link/use':
        return relative(to(Object.fromEntries(url.searchParams)))
    }
  })
}
