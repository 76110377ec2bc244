import { expect, test } from 'vitest'
import { assertLoopback, isLoopbackHost } from './loopback.ts'

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
