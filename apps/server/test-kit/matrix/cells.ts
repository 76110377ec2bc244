import { CALLS, type Call, type CallId, type ErrorCode, tokenScopeOf } from '@starling/contract'
import { isId } from '@starling/store'
import type { World } from '@starling/world'
import type { Ids, Opening } from '../../src/floor/index.ts'
import { expected, NEEDS, type Verdict, type Whose } from './expected.ts'
import { type House, SWEEPS } from './house.ts'
import { type Asking, session } from './identities.ts'

export type Opens = Exclude<Opening, string>
export type Seat = { asking: Asking; headers: Record<string, string> }
type Answer = { status: number; code: string | undefined; text: string; headers: string }

const OPENINGS = SWEEPS.flatMap(({ opens }) => Object.entries<Opening>(opens))
/** Calls that name a row, in the order in which their owner can ask them all: what is deleted goes last. */
export const OF_ROWS = OPENINGS.flatMap(([id, opening]): [string, Call, Opens][] =>
  typeof opening === 'string' ? [] : [[id, CALLS[id as CallId], opening]],
)
export const OF_NONE = Object.entries<Call>(CALLS).filter(
  ([id, { testing }]) => !testing && !OF_ROWS.some(([one]) => one === id),
)
/** What takes a row away, and leaves it to be asked for as removed. */
const REMOVES = /^(delete|withdraw|disconnect)/

/** A row that never was, in a team that never was. */
const NEVER = '0198c0de-0000-7000-8000-000000000000'
const never: Ids = new Proxy({}, { get: () => NEVER })
const nowhere = { slug: 'nobody', team_id: 'nobody', network: 'x', pk: NEVER }

/** Without a row and with `fresh`: each as it is asked properly. */
const PROPER: Record<string, object> = {
  approveCampaign: { seen_changed_at: '2026-12-01T00:00:00Z' },
  approveExtension: { challenge: 'A'.repeat(43) },
  changeWayIn: { way_in: 'any' },
  connectSocialAccount: {},
  createPasskey: { name: 'Laptop', id: 'AA', client_data: 'AA', attestation: 'AA', transports: [] },
  createToken: { kind: 'personal', name: 'Script' },
  followUnfollow: { account: NEVER, action: 'follow', handles: ['someone'] },
  startCheckout: { team: NEVER, plan: 'team_monthly' },
  syncXLists: { account: NEVER },
  upgradeSubscription: { team: NEVER, plan: 'team_yearly', at: 1, due_micro: 1 },
  deleteAccount: { email: 'owner@nowhere.example' },
}

/** About access; anything else that a call without a row says comes after it. */
const ACCESS: readonly (string | undefined)[] = [
  'sign_in_needed',
  'wrong_credential',
  'scope_missing',
  'forged',
  'admin_needed',
  'not_found',
] satisfies ErrorCode[]

/** Asks cells, and keeps those that were not answered as expected. */
export class Matrix {
  readonly wrong: string[] = []
  readonly world: World
  /** A house whose rows nobody is told of who lives in another. */
  museum: House | undefined
  cells = 0

  constructor(world: World) {
    this.world = world
  }

  /** Calls that name no row. A field that no contract knows is refused after who asks, so nothing is done. */
  async ofNone({ asking, headers }: Seat): Promise<void> {
    for (const [id, call] of OF_NONE) {
      const answer = await this.send(call, headers, nowhere, { outside_the_contract: 1 })
      // What is nobody's may not be there, too.
      const isOpen = call.who === 'anyone' || call.path.includes('{pk}')
      const isTold = ACCESS.includes(answer.code) && !(isOpen && answer.code === 'not_found')
      this.judge([id, asking, 'no row'], isTold ? answer.code! : 'in', expected(call, asking, 'nobodys'))
    }
  }

  /** Lists without a row: whatever someone is told, nothing of another house is in it. */
  async ofLists({ asking, headers }: Seat): Promise<void> {
    for (const [id, call] of OF_NONE.filter(([, { method, stream }]) => method === 'GET' && !stream)) {
      this.mustHide([id, asking], (await this.send(call, headers, nowhere)).text)
    }
  }

  private mustHide([id, { name }]: [string, Asking], text: string): void {
    this.cells++
    const seen = Object.values(this.museum?.rows ?? {}).filter((one) => isId(one) && text.includes(one))
    if (seen.length > 0) this.wrong.push(`${id} · ${name}: tells of rows of another house (${seen.join()})`)
  }

  /** What is wrong is said before a confirmation is asked for: so all that weighs is asked properly as well. */
  async ofStale({ asking, headers }: Seat): Promise<void> {
    for (const [id, call] of OF_NONE.filter(([, { fresh }]) => fresh)) {
      const { code, status } = await this.send(call, headers, nowhere, PROPER[id])
      this.judge([id, asking, 'asked properly'], code ?? String(status), 'confirm_needed')
    }
  }

  /** Rows of another house, asked for there and through one's own team, are as rows that never were. */
  async ofOthers(seat: Seat, other: House, own?: House): Promise<void> {
    for (const [id, call, opening] of OF_ROWS) {
      const foreign = { path: opening.path(other.rows), body: bodyOf(opening, other.rows) }
      const unknown = { path: pathLike(foreign.path, nowhere), body: bodyOf(opening, never) }
      await this.alike(id, call, seat, opening, foreign, unknown)
      const isNamed = 'pk' in foreign.path || typeof opening.body === 'function'
      if (!own || !isNamed || !('team_id' in foreign.path)) continue
      const team_id = own.rows.team!
      await this.alike(
        `${id} through the own team`,
        call,
        seat,
        opening,
        { ...foreign, path: { ...foreign.path, team_id } },
        { ...unknown, path: { ...unknown.path, team_id } },
      )
    }
  }

  private async alike(id: string, call: Call, seat: Seat, opening: Opens, foreign: Sending, unknown: Sending) {
    const { asking, headers } = seat
    const one = await this.send(call, headers, foreign.path, foreign.body)
    const two = await this.send(call, headers, unknown.path, unknown.body)
    const isOwn = id.endsWith('own team')
    const wanted = expected(call, asking, isOwn ? 'nobodys' : 'foreign', opening)
    const said = one.code ?? String(one.status)
    // A row that only the body names may be refused as a field of it.
    const isField = isOwn && !('pk' in foreign.path) && wanted === 'not_found' && said === 'invalid'
    this.judge([id, asking, 'foreign'], isField ? wanted : said, wanted)
    this.judge([id, asking, 'foreign and unknown'], JSON.stringify(one), JSON.stringify(two))
  }

  /** Rows of the asker's house, in their order: what is allowed is done, and what is done is on record. */
  async ofOwn(seats: readonly Seat[], house: House, whose: Whose = 'own', rows = OF_ROWS): Promise<void> {
    for (const [id, call, opening] of rows) {
      for (const { asking, headers } of seats) {
        const wanted = expected(call, asking, whose, opening)
        // A POST that a token may ask which only reads changes nothing.
        const isChange = wanted === 'in' && call.method !== 'GET' && tokenScopeOf(call) !== 'read'
        // What a call before this one began may stand in its way, as a run does that still reads.
        if (isChange) await this.world.settle()
        const before = isChange ? await this.noted(call) : 0
        const answer = await this.send(call, headers, opening.path(house.rows), bodyOf(opening, house.rows))
        const said = answer.status < 300 ? 'in' : (answer.code ?? String(answer.status))
        this.judge([id, asking, whose], said, wanted, answer.text)
        if (house !== this.museum) this.mustHide([id, asking], answer.text)
        if (isChange && (await this.noted(call)) <= before) this.wrong.push(`${id} · ${asking.name}: not on record`)
      }
    }
  }

  /** How much is on record: in the logs of teams, where the call is a team's. */
  private async noted({ who }: Call): Promise<number> {
    return (await this.world.rows(NEEDS[who] === 'team' ? 'audit_teams' : 'audit')).length
  }

  /** The owner takes everything away that can be; answers with the calls that now name something removed. */
  async remove(house: House): Promise<typeof OF_ROWS> {
    const removed = new Set<string>()
    for (const [id, call, opening] of OF_ROWS.filter(([id]) => REMOVES.test(id))) {
      // Where they are signed in is among what goes.
      const headers = await session({ world: this.world }, house.people.owner)
      const path = opening.path(house.rows)
      const { status } = await this.send(call, headers, path, bodyOf(opening, house.rows))
      if (status >= 300 && status !== 404) this.wrong.push(`${id} did not remove: ${status}`)
      if (path.pk) removed.add(path.pk)
      // A list is gone once X has heard of it, and X hears nothing once its account is disconnected.
      await this.world.settle()
    }
    return OF_ROWS.filter(([, , opening]) => removed.has(opening.path(house.rows).pk ?? ''))
  }

  /** What an owner sees of a house: the same before and after others have tried their hand. */
  async look(house: House): Promise<string[]> {
    const headers = { authorization: `Token ${(await this.world.token(house.people.owner)).token}` }
    const seen: string[] = []
    // To look is itself on record.
    for (const [id, call, opening] of OF_ROWS.filter(([id, { method }]) => method === 'GET' && !/audit/i.test(id))) {
      seen.push(`${id} ${(await this.send(call, headers, opening.path(house.rows))).text}`)
    }
    return seen
  }

  async send(call: Call, headers: Record<string, string>, path: Ids, sent?: object): Promise<Answer> {
    const isGet = call.method === 'GET'
    const url = call.path.replace(/\{(\w+)\}/g, (_, key: string) => path[key]!)
    const answer = await this.world.product.app.inject({
      method: call.method,
      url:
        isGet && sent
          ? `${url}?${new URLSearchParams(Object.entries(sent).map(([key, value]) => [key, String(value)]))}`
          : url,
      headers: { host: 'localhost:4000', ...headers },
      ...(!isGet && sent && { payload: sent }),
    })
    const code = answer.headers['x-error-code'] as string | undefined
    return { status: answer.statusCode, code, text: answer.body, headers: Object.keys(answer.headers).sort().join() }
  }

  judge([id, { name }, whose]: [string, Asking, string], said: string, wanted: Verdict | string, more = ''): void {
    this.cells++
    if (said !== wanted)
      this.wrong.push(`${id} · ${name} · ${whose}: ${said} instead of ${wanted} ${more.slice(0, 200)}`)
  }
}

type Sending = { path: Ids; body: object | undefined }
const bodyOf = ({ body }: Opens, rows: Ids) => (typeof body === 'function' ? body(rows) : body)
const pathLike = (path: Ids, values: Ids): Ids =>
  Object.fromEntries(Object.keys(path).map((key) => [key, values[key]!]))
