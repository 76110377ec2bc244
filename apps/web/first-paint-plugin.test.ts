import { expect, test } from 'vitest'
import { firstPaintScript } from './first-paint-plugin.ts'

function write(html: string): string {
  const { transformIndexHtml } = firstPaintScript()
  if (typeof transformIndexHtml !== 'function') throw new Error('the plugin writes nothing')
  return transformIndexHtml.call({} as never, html, {} as never) as string
}

test('the page gets one script with the place of its nonce, which a browser can read', () => {
  const html = write('<head><!--first-paint--></head>')
  const [, code] = /^<head><script nonce="__NONCE__">(.*)<\/script><\/head>$/s.exec(html) ?? []
  expect(() => new Function(code!)).not.toThrow()
  expect(code).toContain('"^/login(?:/[^/]+)?/?$",true')
  expect(code).not.toContain('</script')
})

test('a page without a place for it does not build', () => {
  expect(() => write('<head></head>')).toThrow('<!--first-paint-->')
})
