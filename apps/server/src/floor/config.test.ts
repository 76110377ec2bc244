import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const URLS = 'http://ch1:8123,http://ch2:8123'

test('the index keeps the corpus unless something else is chosen', () => {
  expect(readConfig({})).toMatchObject({ ENGINE: 'index', CORPUS: 'here', CLICKHOUSE_URLS: [] })
})

test('a cluster has an address for each shard', () => {
  expect(readConfig({ ENGINE: 'cluster', CLICKHOUSE_URLS: URLS, CORPUS: 'elsewhere' })).toMatchObject({
    CLICKHOUSE_URLS: ['http://ch1:8123', 'http://ch2:8123'],
    CLICKHOUSE_DATABASE: 'starling',
    CLICKHOUSE_SHARDS: 'starling',
    CORPUS: 'elsewhere',
  })
})

test.each([
  [{ ENGINE: 'cluster' }, 'CLICKHOUSE_URLS: ENGINE=cluster needs the address of each shard'],
  [{ ENGINE: 'cluster', CLICKHOUSE_URLS: 'ch1:8123' }, 'CLICKHOUSE_URLS: is written http://host:8123,http://host:8123'],
  [{ ENGINE: 'cluster', CLICKHOUSE_URLS: URLS, CLICKHOUSE_DATABASE: 'a;b' }, 'CLICKHOUSE_DATABASE: is letters'],
  [{ ENGINE: 'duck' }, 'ENGINE: '],
  [{ REGISTRATION: 'open,example.com' }, 'REGISTRATION: is invite, open, or written example.com,example.org'],
  [{ REGISTRATION: '*' }, 'REGISTRATION: '],
  [{ X_KEY_CAP: 'much' }, 'X_KEY_CAP: is a number of dollars, or none'],
  [{ X_KEY_CAP: '-1' }, 'X_KEY_CAP: '],
  [{ CORPUS: 'elsewhere' }, 'CORPUS: without a corpus of its own a server needs ENGINE=cluster'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: is the number of proxies'],
  [{ TRUST_PROXY: 'proxy.example' }, 'TRUST_PROXY: is the number of proxies'],
  [{ SECRET: 'x'.repeat(64) }, 'SECRET: must have at least 10 different characters'],
  [{ SECRET: 'short and varied' }, 'SECRET: must have at least 32 characters'],
])('%j ends the start', (env, why) => {
  const read = () => readConfig(env)
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(why)
})

test('proxies are believed by their number or by their addresses', () => {
  expect(readConfig({})).toMatchObject({ TRUST_PROXY: 0 })
  expect(readConfig({ TRUST_PROXY: '2' })).toMatchObject({ TRUST_PROXY: 2 })
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, fd00::/8' })).toMatchObject({ TRUST_PROXY: ['10.0.0.1', 'fd00::/8'] })
})

test('without a word of the operator nobody comes in uninvited, and nobody spends their money', () => {
  expect(readConfig({})).toMatchObject({
    REGISTRATION: { domains: [] },
    ANONYMOUS_ANALYSIS: false,
    X_KEY_TEAMS: 'allowed',
    X_KEY_CAP: 100_000_000,
  })
})

const SANDBOX = 'http://127.0.0.1:4100'
test('with the sandbox a newcomer can try everything', () => {
  const played = { X_API_URL: SANDBOX, SANDBOX_MEDIA_URL: SANDBOX }
  expect(readConfig(played, { development: true })).toMatchObject({
    REGISTRATION: 'open',
    ANONYMOUS_ANALYSIS: true,
    X_KEY_TEAMS: 'all',
    X_KEY_CAP: null,
  })
})

test.each([{}, { X_API_URL: 'https://api.x.com' }])('beside the sandbox, reading the real X costs: %j', (env) => {
  const config = readConfig({ SANDBOX_MEDIA_URL: SANDBOX, ...env }, { development: true })
  expect(config).toMatchObject({ REGISTRATION: 'open', X_KEY_TEAMS: 'allowed', X_KEY_CAP: 100_000_000 })
})

test.each([
  [{ REGISTRATION: 'open' }, { REGISTRATION: 'open' }],
  [{ REGISTRATION: 'invite' }, { REGISTRATION: { domains: [] } }],
  [{ REGISTRATION: 'Acme.com, acme.co.jp' }, { REGISTRATION: { domains: ['acme.com', 'acme.co.jp'] } }],
  [
    { X_KEY_CAP: '12.5', X_KEY_TEAMS: 'all' },
    { X_KEY_CAP: 12_500_000, X_KEY_TEAMS: 'all' },
  ],
  [
    { X_KEY_CAP: 'none', ANONYMOUS_ANALYSIS: 'on' },
    { X_KEY_CAP: null, ANONYMOUS_ANALYSIS: true },
  ],
])('%j is %j', (env, config) => {
  expect(readConfig(env)).toMatchObject(config)
})
