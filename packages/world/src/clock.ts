/** Time that a test can move. It runs on by itself, as people's does. */
export class Clock {
  private ahead_ms = 0

  now = (): Date => new Date(Date.now() + this.ahead_ms)

  advance(ms: number): void {
    this.ahead_ms += ms
  }
}
