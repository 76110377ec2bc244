import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { origins, placeOf } from './sites.ts'

const config = readConfig({})
const live = readConfig({
  PUBLIC_URL: 'https://starling.example',
  HOSTS_PRO: 'pro.starling.example,toolkit.example',
  HOSTS_PREMIUM: 'premium.starling.example',
})

test.each([
  ['localhost', 'team', null],
  ['127.0.0.1', 'team', null],
  ['pro.localhost', 'pro', null],
  ['PRO.localhost', 'pro', null],
  ['premium.localhost', 'premium', null],
  ['www.localhost', 'team', null],
  ['dentsu-nl.localhost', 'team', 'dentsu-nl'],
  ['groupm.localhost', 'team', 'groupm'],
  ['nobody.localhost', 'team', null],
  ['x.dentsu-nl.localhost', 'team', null],
  ['pro.localhost.evil.example', 'team', null],
  ['evilpro.localhost', 'team', null],
  ['pro.localhost-evil.example', 'team', null],
  ['dentsu-nl.evil.example', 'team', null],
  ['dentsu-nllocalhost', 'team', null],
])('%s is %s, agency %s', (host, site, agency) => {
  expect(placeOf(config, host)).toEqual({ site, agency })
})

test('hosts and addresses come from the configuration', () => {
  expect(placeOf(live, 'toolkit.example').site).toBe('pro')
  expect(placeOf(live, 'pro.localhost').site).toBe('team')
  expect(placeOf(live, 'ipg-apac.starling.example').agency).toBe('ipg-apac')
  expect(origins(live)).toEqual({
    team: 'https://starling.example',
    pro: 'https://pro.starling.example',
    premium: 'https://premium.starling.example',
  })
  expect(origins(config)).toEqual({
    team: 'http://localhost:4000',
    pro: 'http://pro.localhost:4000',
    premium: 'http://premium.localhost:4000',
  })
})

test.each([
  [{ SECRET: 'short' }, 'SECRET'],
  [{ PORT: 'many' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
])('a wrong setting is named: %o', (env, name) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(name)
})
