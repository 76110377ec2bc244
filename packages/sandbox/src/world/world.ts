import { join } from 'node:path'
import { type Clock, openClock } from './clock.ts'
import { type AppCredentials, appCredentials, type Credentials, credentialsOf } from './credentials.ts'
import { type Network, type NetworkOptions, openNetwork } from './network.ts'
import { openState, type State } from './state.ts'

/** What every room of the sandbox shares. The network opens at the first call that needs it: most tests need none. */
export type World = {
  clock: Clock
  state: State
  app: AppCredentials
  network(): Promise<Network>
  credentials(): Promise<Credentials>
  /** The network goes on to the time of the clock; one that nobody opened does so when it is opened. */
  carryOn(): Promise<void>
  close(): Promise<void>
}

export type WorldOptions = { data_dir: string; clock?: () => Date; network?: Partial<NetworkOptions> }

const SIZE = { seed: 1, accounts: 20_000, posts: 300_000 }

export function openWorld({ data_dir, clock: base = () => new Date(), network: size = {} }: WorldOptions): World {
  const state = openState(data_dir)
  const clock = openClock(state, base)
  const app = appCredentials(state.secret)
  let opening: Promise<Network> | undefined
  let credentials: Promise<Credentials> | undefined
  const network = () => {
    opening ??= openNetwork(join(data_dir, 'network'), { ...SIZE, now: clock.now(), ...size })
    return opening
  }
  return {
    clock,
    state,
    app,
    network,
    credentials: () => {
      credentials ??= network().then((opened) => credentialsOf(state, opened))
      return credentials
    },
    carryOn: async () => {
      const opened = await opening
      await opened?.carryOn(clock.now())
    },
    close: async () => {
      await opening?.then(
        (opened) => opened.close(),
        () => undefined,
      )
      state.close()
    },
  }
}
