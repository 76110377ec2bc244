import type { AppError } from '@starling/contract'
import type { Change } from '../change.ts'
import type { Outgoing, OutgoingKind } from '../send.ts'
import type { Row } from '../tables.ts'

export type Entry<K extends OutgoingKind = OutgoingKind> = Omit<Row<'outbox'>, 'payload' | 'kind'> & {
  kind: K
  payload: Outgoing[K]['payload']
}

/** How one kind leaves the house. */
export type Courier<K extends OutgoingKind = OutgoingKind> = {
  /**
   * Does it at the other side, outside of every transaction. With `uncertain` an earlier try may have had its effect:
   * where the other side keeps no key, look before doing it again.
   */
  carry(entry: Entry<K>): Promise<Outgoing[K]['result']>
  /** What it comes to in our rows, in the one change that marks the entry as done. */
  settle?(change: Change, entry: Entry<K>, result: Outgoing[K]['result']): Promise<void>
  /** The other side said no, and would again. */
  refused?(change: Change, entry: Entry<K>, why: AppError): Promise<void>
  /** Not now: it is tried again by itself. */
  delayed?(change: Change, entry: Entry<K>, until: Date): Promise<void>
}
/** A kind without its courier does not compile. */
export type Couriers = { [K in OutgoingKind]: Courier<K> }
