import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Call, type Permission, tokenScopeOf } from './call.ts'
import { CALLS, CAPABILITIES } from './calls.ts'
import type { TokenScope } from './token-scopes.ts'

/** A copy of the specification's call table, transcribed by hand: a contract cannot judge itself. */
const TABLE = readFileSync(new URL('calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([method, path, , credential]) => ({ method, path, credential }))

const CREDENTIAL: Record<Permission, string> = {
  anyone: 'public',
  pro: 'pro',
  pro_user: 'pro',
  user: 'session',
  member: 'session',
  admin: 'session',
  extension: 'extension',
  extension_user: 'extension',
}
/** The description of the calls themselves. */
const OPEN_ANSWERS = ['getSchema']
/** What the specification does not know lives here. */
const OUR_OWN = '/api/starling/'
const calls = Object.entries(CALLS) as [string, Call][]

test.each(calls.filter(([, { path }]) => !path.startsWith(OUR_OWN)))(
  '%s is in the table as it is declared',
  (_, call) => {
    expect(TABLE).toContainEqual({ method: call.method, path: call.path, credential: CREDENTIAL[call.who] })
  },
)

test('no call is declared twice, and how far the table is covered', () => {
  const declared = calls.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(declared).size).toBe(declared.length)
  expect(TABLE).toHaveLength(329)
  const covered = declared.filter((line) => TABLE.some(({ method, path }) => `${method} ${path}` === line))
  console.log(`${covered.length} of ${TABLE.length} calls of the specification are declared`)
})

/** Rooms in which a change may cost or decide who is in: there nothing is taken for granted. */
const WEIGHTY = [
  'accounts',
  'audit',
  'auth',
  'billing',
  'deletion',
  'extension',
  'follows',
  'lists',
  'social',
  'sources',
  'takeout',
  'teams',
]
test('what a token needs for a change in these rooms is said on its line', () => {
  const silent = CAPABILITIES.filter(({ name }) => WEIGHTY.includes(name)).flatMap(({ calls: of }) =>
    Object.entries(of).filter(([, { method, who, scope }]) => method !== 'GET' && who !== 'anyone' && !scope),
  )
  expect(silent.map(([id]) => id)).toEqual([])
})

const needing = (scope: TokenScope) => calls.filter(([, call]) => tokenScopeOf(call) === scope).map(([id]) => id)
test('these calls cost, these decide who is in, and no other', () => {
  expect(needing('spend').toSorted()).toEqual([
    'allowAutopilot',
    'changeXListMembers',
    'createSources',
    'estimateFetch',
    'estimateIngest',
    'followUnfollow',
    'restoreSource',
    'startFetch',
    'startIngestRun',
    'syncXLists',
  ])
  expect(needing('manage').toSorted()).toEqual([
    'acceptInvite',
    'approveExtension',
    'changeMember',
    'changeReading',
    'changeTeam',
    'changeWayIn',
    'connectSocialAccount',
    'createConfirmation',
    'createConnection',
    'createInvites',
    'createPasskey',
    'createTakeout',
    'createTeam',
    'createToken',
    'deleteAccount',
    'deleteConnection',
    'deleteGrantedAccount',
    'deleteMember',
    'deleteOtherSessions',
    'deletePasskey',
    'deleteSession',
    'deleteTakeout',
    'deleteTeam',
    'deleteToken',
    'disconnectSocialAccount',
    'downloadTakeout',
    'exportAudit',
    'grantAccount',
    'listAuditEntries',
    'replaceTeam',
    'restoreConnection',
    'restoreInvite',
    'restoreMember',
    'restorePasskey',
    'restoreTakeout',
    'restoreTeam',
    'withdrawInvite',
  ])
})

test('these calls want someone who has shown lately that it is them, and no other', () => {
  expect(
    calls
      .filter(([, { fresh }]) => fresh)
      .map(([id]) => id)
      .toSorted(),
  ).toEqual([
    'approveExtension',
    'changeMember',
    'changeReading',
    'changeTeam',
    'changeWayIn',
    'connectSocialAccount',
    'createConnection',
    'createInvites',
    'createPasskey',
    'createTakeout',
    'createToken',
    'deleteAccount',
    'deleteMember',
    'deletePasskey',
    'deleteTeam',
    'downloadTakeout',
    'exportAudit',
    'followUnfollow',
    'listAuditEntries',
    'replaceTeam',
    'restoreInvite',
    'restoreMember',
    'restorePasskey',
    'restoreTeam',
    'startFetch',
    'startIngestRun',
    'startPasskey',
    'syncXLists',
  ])
})

test('these calls are for a session that no token stands behind, and no other', () => {
  expect(
    calls
      .filter(([, call]) => call.own_session)
      .map(([id]) => id)
      .toSorted(),
  ).toEqual([
    'changeWayIn',
    'connectSocialAccount',
    'createConfirmation',
    'createPasskey',
    'deletePasskey',
    'restorePasskey',
    'startPasskey',
  ])
})

test('no answer lets a field through that its line does not know', () => {
  const loose = calls.filter(([, { answer }]) => {
    const schema = JSON.stringify(z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }))
    return schema.includes('"additionalProperties":{}') || schema.includes('"additionalProperties":true')
  })
  expect(loose.map(([id]) => id)).toEqual(OPEN_ANSWERS)
  expect(z.object({ known: z.string() }).parse({ known: 'a', password_hash: 'b' })).toEqual({ known: 'a' })
})

test('a call for the extension and a person names that person', () => {
  const named = calls.filter(([, { who }]) => who === 'extension_user')
  expect(named.map(([id]) => id)).toEqual(['exploreConfigInsights'])
  for (const [, { body }] of named) expect(JSON.stringify(z.toJSONSchema(body!, { io: 'input' }))).toContain('"email"')
})

test('a POST that only asks is open to a token that reads', () => {
  for (const id of ['explore', 'exploreX', 'exploreCreators', 'getWeeklyResults', 'createSheet', 'analyzeChatQuery']) {
    expect(needing('read')).toContain(id)
  }
})

test('only these calls are open to anyone', () => {
  expect(
    calls
      .filter(([, { who }]) => who === 'anyone')
      .map(([id]) => id)
      .toSorted(),
  ).toEqual([
    'checkSocialCallback',
    'describeCodeChallenge',
    'describeRequestToken',
    'finishSocialRedirect',
    'finishSocialSignIn',
    'getPasskeyChallenge',
    'getSchema',
    'getTeamInfo',
    'loginViaToken',
    'openSharedLink',
    'requestMagicLink',
    'resetForTests',
    'restoreAccount',
    'signInWithPasskey',
    'startSocialSignIn',
    'stopMailsAtOnce',
    'stopMonitorMails',
    'takeExtensionToken',
    'useMagicLink',
  ])
})

/** By hand, as a contract cannot judge itself; all else that names a team and changes it is for its admins. */
test('only these calls change something of a team without an admin of it, and only these name one without being in it', () => {
  const ofTeams = calls.filter(([, { path }]) => /\{(slug|team_id)\}/.test(path))
  const ids = (of: typeof calls) => of.map(([id]) => id).toSorted()
  const changes = ofTeams.filter(([, call]) => call.method !== 'GET' && tokenScopeOf(call) !== 'read')
  expect(ids(changes.filter(([, { who }]) => who === 'member'))).toEqual([
    'createMoodCorrection',
    'createSharedLink',
    'deleteMember',
    'deleteMoodCorrection',
    'deleteSharedLink',
    'estimateFetch',
    'restoreMoodCorrection',
    'restoreSharedLink',
    'startFetch',
  ])
  expect(ids(ofTeams.filter(([, { who }]) => who !== 'member' && who !== 'admin'))).toEqual([
    'acceptInvite',
    'getTeamInfo',
  ])
})
