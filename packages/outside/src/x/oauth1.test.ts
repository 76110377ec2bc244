import { expect, test } from 'vitest'
import { authorizationHeader, percent } from './oauth1.ts'

// The example that X's documentation and the older ones publish; recomputed with two other implementations.
const KEYS = {
  consumer_key: 'xvz1evFS4wEEPTGEFPHBog',
  consumer_secret: 'kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw',
  token: '370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb',
  token_secret: 'LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE',
}

test.each([
  ['https://api.x.com/1.1/statuses/update.json', 'Ls93hJiZbQ3akF3HF3x1Bz8/zU4='],
  ['https://api.twitter.com/1.1/statuses/update.json', 'hCtSmYh+iHYCEqBWrE7C7hYmtUk='],
  ['https://api.twitter.com/1/statuses/update.json', 'tnnArxj06cWHq44gCs1OSKk/jLY='],
])('the published signature of %s', (address, signature) => {
  const header = authorizationHeader(KEYS, {
    method: 'post',
    url: new URL(`${address}?include_entities=true`),
    form: [['status', 'Hello Ladies + Gentlemen, a signed OAuth request!']],
    nonce: 'kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg',
    timestamp: 1318622958,
  })
  expect(header).toContain(`oauth_signature="${percent(signature)}"`)
})

test.each([
  ['Ladies + Gentlemen', 'Ladies%20%2B%20Gentlemen'],
  ["!'()*~-._", '%21%27%28%29%2A~-._'],
  ['☃', '%E2%98%83'],
])('%s is written %s', (text, written) => expect(percent(text)).toBe(written))

test('no two requests are signed alike', () => {
  const signing = { method: 'GET', url: new URL('https://api.x.com/2/users/me') }
  expect(authorizationHeader(KEYS, signing)).not.toBe(authorizationHeader(KEYS, signing))
})
