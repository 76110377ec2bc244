import { expect, test } from 'vitest'
import { manifestOf } from './manifest.ts'
import { EXTENSION_KEY } from './origin.ts'

const places = {
  home: 'https://pro.starling.example',
  sites: ['https://starling.example', 'https://pro.starling.example'],
  ads_page: 'https://ads.x.com/',
}

/** What somebody looked at and approved. Whatever is added asks people for more: change it here with a reason. */
const APPROVED = {
  manifest_version: 3,
  name: '__MSG_name__',
  description: '__MSG_description__',
  default_locale: 'en',
  version: '0.1.0',
  key: EXTENSION_KEY,
  minimum_chrome_version: '123',
  homepage_url: 'https://pro.starling.example/extension',
  icons: { 16: 'icons/16.png', 48: 'icons/48.png', 128: 'icons/128.png' },
  action: { default_popup: 'popup.html', default_title: '__MSG_name__' },
  background: { service_worker: 'background.js' },
  // To remember who is signed in. No tabs, no hosts, no scripting, no web requests, no clipboard.
  permissions: ['storage'],
  content_scripts: [
    {
      matches: ['https://starling.example/*', 'https://pro.starling.example/*'],
      js: ['product.js'],
      run_at: 'document_start',
    },
    { matches: ['https://ads.x.com/*'], js: ['ads.js'], run_at: 'document_idle' },
  ],
  externally_connectable: { ids: [], matches: [] },
  content_security_policy: {
    extension_pages:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self' https://pro.starling.example; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
}

test('the manifest asks for what was approved and for nothing else', () => {
  expect(manifestOf(places)).toEqual(APPROVED)
})

test('a form below a path is the only place of its host', () => {
  const { content_scripts } = manifestOf({ ...places, ads_page: 'http://127.0.0.1:4100/ads' })
  expect(content_scripts[1].matches).toEqual(['http://127.0.0.1:4100/ads*'])
})
