/** An answer that was checked by its schema and written before: the next who asks the same is given the same text. */
export class Written<T> {
  readonly text: string
  /** Of what it is the text. */
  declare readonly of: T

  constructor(text: string) {
    this.text = text
  }
}

/** The same for events of a stream: some that are there at once leave at once. */
export class WrittenEvents<T> {
  readonly events: readonly { event: string; json: string }[]
  declare readonly of: T

  constructor(events: readonly { event: string; json: string }[]) {
    this.events = events
  }
}
