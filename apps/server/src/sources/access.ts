import { AppError } from '@starling/contract'
import type { Credentials, RequesterOptions, XApi } from '@starling/outside'
import { findLinkedById, findMembership, type Row } from '@starling/store'
import type { Product } from '../floor/index.ts'
import { type Keys, mayUseKeys, xCredentials } from '../networks/index.ts'

type Connection = Row<'connections'>
type Asking = Omit<RequesterOptions, 'base_url' | 'credentials'>

/** Reads X with a connection. Its keys are looked up before every call: a removed one stops the very next. */
export function apiOf(product: Product, { id, team_id }: Pick<Connection, 'id' | 'team_id'>, asking: Asking): XApi {
  const credentials = async () => {
    const connection = await product.store.table({ team_id }, 'connections').find(id)
    if (!connection) throw new AppError('reconnect_needed')
    return credentialsOf(product, connection)
  }
  return product.networks.xApi(credentials, { now: () => product.store.now().getTime(), ...asking })
}

async function credentialsOf(product: Product, connection: Connection): Promise<Credentials> {
  if (connection.kind === 'account') {
    const account = await accountOf(product, connection)
    if (!account) throw new AppError('reconnect_needed')
    return xCredentials(product, account)()
  }
  const bearer = bearerOf(product, connection)
  if (!bearer) throw new AppError('reconnect_needed')
  return { bearer }
}

function bearerOf({ secrets, config }: Product, { id, kind, bearer }: Connection): string | undefined {
  if (kind === 'installation') return config.X_BEARER_TOKEN
  return bearer ? secrets.decrypt(bearer, id) : undefined
}

/** The linked account, for as long as its person has it linked and is in the team. */
export async function accountOf({ store }: Product, { team_id, social_account_id }: Connection) {
  const account = await findLinkedById(store, social_account_id)
  const membership = account && (await findMembership(store, team_id, account.user_id))
  return membership ? account : undefined
}

/** X counts posts and searches its archive for apps only. */
export const isApp = ({ kind }: Pick<Connection, 'kind'>): boolean => kind !== 'account'

/** Who is sent the bill by X: the app of the team itself, or that of the installation, which linked accounts go through. */
export const keysOf = ({ kind }: Pick<Connection, 'kind'>): Keys => (kind === 'app' ? 'team' : 'installation')

/** Refuses a connection that reads nothing any more, with the reason. */
export async function refuseBroken(product: Product, connection: Connection): Promise<void> {
  const { kind, team_id, removed_at } = connection
  if (keysOf(connection) === 'installation' && !(await mayUseKeys(product, team_id))) {
    throw new AppError('key_not_allowed')
  }
  const isThere =
    kind === 'installation' ? product.config.X_BEARER_TOKEN : kind === 'app' || (await accountOf(product, connection))
  if (!isThere || removed_at) throw new AppError('reconnect_needed')
}

/** Who counts for a connection: the app itself, or that of the installation. */
export function counterOf(product: Product, connection: Connection, asking: Asking): XApi | undefined {
  if (isApp(connection)) return apiOf(product, connection, asking)
  const bearer = product.config.X_BEARER_TOKEN
  return bearer ? product.networks.xApi({ bearer }, asking) : undefined
}
