/** Too much is new to be added to what is there: it has to be built anew. */
export class NoRoom extends Error {
  constructor(what: string) {
    super(`no room for more ${what}`)
    this.name = 'NoRoom'
  }
}
