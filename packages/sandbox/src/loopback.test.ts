import { expect, test } from 'vitest'
import { assertLoopback, isLoopbackHost, isPlayedHost } from './loopback.ts'

test.each([
  ['127.0.0.1:4100', true],
  ['localhost', true],
  ['LOCALHOST:4100', true],
  ['[::1]:4100', true],
  ['x.localhost:4100', true],
  ['evil.example', false],
  ['127.0.0.1.evil.example:4100', false],
  ['localhost.evil.example', false],
  ['evillocalhost', false],
  ['evil.example:4100@localhost', false],
  ['localhost:4100:4100', false],
  ['', false],
  [undefined, false],
])('Host %s is ours: %s', (header, isOurs) => {
  expect(isLoopbackHost(header)).toBe(isOurs)
})

test.each(['0.0.0.0', '::', '192.168.1.2', 'example.com'])('refuses to listen on %s', (host) => {
  expect(() => assertLoopback(host)).toThrow('loopback only')
})

test.each([
  ['api.x.com', true],
  ['API.TWITTER.COM:443', true],
  ['ads-api.x.com', true],
  ['x.com', true],
  ['graph.facebook.com', true],
  ['x.com.evil.example', false],
  ['evilx.com', false],
  ['127.0.0.1', false],
  [undefined, false],
])('Host %s is played here: %s', (header, isPlayed) => {
  expect(isPlayedHost(header)).toBe(isPlayed)
})
