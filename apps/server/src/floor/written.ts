/** An answer that was checked by its schema and written before: the next who asks the same is given the same text. */
export class Written<T> {
  readonly text: string
  /** Of what it is the text. */
  declare readonly of: T

  constructor(text: string) {
    this.text = text
  }
}
