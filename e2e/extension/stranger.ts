import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EXTENSION_ID } from '@starling/contract'

type Spoofed = { messages: unknown[]; count: number; batch: number }

/** Another extension in the same browser, that may run in every page and tries all that it can think of. */
export async function strangeExtension(origins: string[], { messages, count, batch }: Spoofed): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'strange-extension-'))
  const file = (name: string, text: string) => writeFile(path.join(folder, name), text)
  await file(
    'manifest.json',
    JSON.stringify({
      ...{ manifest_version: 3, name: 'Stranger', version: '1', permissions: ['storage'] },
      background: { service_worker: 'worker.js' },
      content_scripts: [{ matches: origins.map((origin) => `${origin}/*`), js: ['page.js'], run_at: 'document_start' }],
    }),
  )
  await file(
    'worker.js',
    `globalThis.heard = []
    const kinds = ['view', 'lists', 'apply', 'undo_last', 'sign_out', 'from_page', 'ended', 'ads_page']
    globalThis.tried = (async () => {
      for (const kind of kinds) {
        try {
          const answer = await chrome.runtime.sendMessage('${EXTENSION_ID}', { kind, language: 'en', list_id: 'x', text: '' })
          if (answer !== undefined) heard.push([kind, answer])
        } catch {}
        const port = chrome.runtime.connect('${EXTENSION_ID}', { name: kind })
        port.onMessage.addListener((message) => heard.push([kind, message]))
        port.onDisconnect.addListener(() => void chrome.runtime.lastError)
      }
      for (const name of ['popup.html', 'background.js', 'manifest.json']) {
        await fetch('chrome-extension://${EXTENSION_ID}/' + name).then((answer) => heard.push([name, answer.status]), () => {})
      }
      return heard
    })()`,
  )
  await file(
    'page.js',
    `const messages = ${JSON.stringify(messages)}
    const spoof = async () => {
      for (let at = 0; at < ${count}; at += 1) {
        window.postMessage({ ...messages[at % messages.length], id: 'stranger-' + at }, '*')
        if (at % ${batch} === ${batch - 1}) await new Promise((resolve) => setTimeout(resolve))
      }
      document.documentElement.dataset.stranger = 'done'
    }
    spoof()`,
  )
  return folder
}
