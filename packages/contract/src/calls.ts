import { Capability, join } from './call.ts'
import * as rooms from './capabilities.ts'

type Rooms = typeof rooms
type CallsOf<R> = R extends Capability<string, infer C> ? C : never
type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

export const CAPABILITIES: readonly Capability[] = Object.values(rooms).filter((one) => one instanceof Capability)

export type AllCalls = Intersection<{ [K in keyof Rooms]: CallsOf<Rooms[K]> }[keyof Rooms]>
export const CALLS = join(...CAPABILITIES.map(({ calls }) => calls)) as AllCalls
export type CallId = keyof AllCalls & string
