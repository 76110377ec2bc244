import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { AppError, DASHBOARD_VERSION, ONE_CLICK_AT, SHARED_AT } from '@starling/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signInLink } from './auth/index.ts'
import { pagePolicy } from './edge/index.ts'
import type { Product } from './floor/index.ts'
import { origins, placeOf } from './floor/index.ts'

/** Files beside the page, such as the icon; everything that a build names anew lies in assets. */
const BESIDE = /^\/[\w-]+\.(svg|png|ico|txt|webmanifest)$/

/** What a shared link opens: for who was given it, and for nobody who finds its address. */
const IS_SHARED = new RegExp(`^${SHARED_AT}/?$`, 'i')
const UNTOLD = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

/** Built files carry a hash in their name; the page that names them is made anew for each answer. */
export async function servePages(app: FastifyInstance, product: Product, dist: string): Promise<void> {
  const template = path.join(dist, 'index.html')
  if (!existsSync(template)) throw new Error(`no web build in ${dist}`)
  await app.register(fastifyStatic, {
    root: path.join(dist, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })
  app.get('/*', (request, reply) => {
    const { pathname } = new URL(request.url, 'http://host')
    if (/^\/(api|rest-auth)\//.test(pathname)) throw new AppError('not_found')
    if (BESIDE.test(pathname)) return reply.sendFile(pathname.slice(1), dist, { maxAge: '1h', immutable: false })
    const nonce = randomBytes(16).toString('base64url')
    if (IS_SHARED.test(pathname)) reply.headers(UNTOLD)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(product.config, nonce))
      .header('cache-control', 'no-store')
      .send(
        readFileSync(template, 'utf8')
          .replaceAll('__NONCE__', nonce)
          .replace('<!--boot-->', () => bootScript(product, request)),
      )
  })
}

function bootScript(product: Product, request: FastifyRequest): string {
  const { config, secrets, networks } = product
  const { site } = placeOf(config, request.hostname)
  const origin = `${request.protocol}://${request.host}`
  const receiver = (url: string | undefined, token: string | undefined) => (url && token ? { url, token } : null)
  const boot = {
    ...placeOf(config, request.hostname),
    sites: origins(config),
    pro_client_id: secrets.pro_client_id,
    // Networks send people back to this very host; another name of it would not know them again.
    networks: origins(config)[site] === origin ? networks.offered : [],
    connects_ads: networks.consumer !== undefined,
    registers_anyone: config.REGISTRATION === 'open',
    development: config.development,
    version: DASHBOARD_VERSION,
    analytics: receiver(config.ANALYTICS_URL, config.ANALYTICS_TOKEN),
    error_reports: receiver(config.ERROR_REPORTS_URL, config.ERROR_REPORTS_TOKEN),
  }
  // "</script>" inside the data would end the element.
  return `<script id="boot" type="application/json">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`
}

/** Where a network sends the browser back to, on every site. */
const SOCIAL_CALLBACK = /^\/rest-auth\/(x|facebook|linkedin)\/access_token\/?$/

/** Addresses that a person may follow with a browser, although they belong to calls: they lead to the page that asks. */
export function sendPeopleToPages(app: FastifyInstance, product: Product): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return
    const url = new URL(request.url, 'http://host')
    const { site } = placeOf(product.config, request.hostname)
    const home = site === 'team' ? '/choose-team' : '/'
    const to = (fragment: Record<string, string>) => new URL(signInLink(product, site, fragment))
    const relative = ({ pathname, hash }: URL) => reply.redirect(pathname + hash, 303)
    const network = SOCIAL_CALLBACK.exec(url.pathname)?.[1]
    if (network) {
      const codes = String(new URLSearchParams({ network, ...Object.fromEntries(url.searchParams) }))
      return reply.redirect(site === 'team' ? `/login/${network}#${codes}` : `/#sign-in&${codes}`, 303)
    }
    switch (url.pathname.replace(/\/$/, '')) {
      case '/rest-auth/logout':
        return reply.redirect(`${home}#sign-out`, 303)
      case ONE_CLICK_AT.slice(0, -1):
        return reply.redirect(`/monitor-emails#${url.searchParams}`, 303)
      case '/api/external/personal-magic-link/magic':
        return relative(to({}))
      case '/api/external/personal-magic-link/use':
        return relative(to(Object.fromEntries(url.searchParams)))
    }
  })
}
