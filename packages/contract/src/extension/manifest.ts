import { EXTENSION_KEY } from './origin.ts'

/** Where an installation's extension works: its own sites and the ads form; its home has `/extension` and the calls. */
export type ExtensionPlaces = { home: string; sites: readonly string[]; ads_page: string }

/** Raised with every change of what it does: a browser compares it. */
export const EXTENSION_VERSION = '0.1.0'

/** All that the extension asks a browser for. A test holds it to a list that somebody approved. */
export function manifestOf({ home, sites, ads_page }: ExtensionPlaces) {
  const { origin, pathname } = new URL(ads_page)
  return {
    manifest_version: 3,
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'en',
    version: EXTENSION_VERSION,
    key: EXTENSION_KEY,
    minimum_chrome_version: '123',
    homepage_url: `${home}/extension`,
    icons: { 16: 'icons/16.png', 48: 'icons/48.png', 128: 'icons/128.png' },
    action: { default_popup: 'popup.html', default_title: '__MSG_name__' },
    background: { service_worker: 'background.js' },
    permissions: ['storage'],
    content_scripts: [
      { matches: sites.map((site) => `${site}/*`), js: ['product.js'], run_at: 'document_start' },
      { matches: [`${origin}${pathname}*`], js: ['ads.js'], run_at: 'document_idle' },
    ],
    // Nobody from outside: no page and no other extension.
    externally_connectable: { ids: [], matches: [] },
    content_security_policy: {
      extension_pages: `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self' ${home}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  } as const
}
