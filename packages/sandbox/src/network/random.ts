import { cosineOfTurn, ln } from './exact.ts'

/** A stateless 32-bit hash: the same integers give the same number on every machine. */
export function hash(a: number, b: number, c = 0, d = 0): number {
  let h = Math.imul((a | 0) ^ 0x9e3779b9, 0x85ebca6b)
  h = mix(h, b)
  h = mix(h, c)
  return mix(h, d) >>> 0
}

function mix(h: number, value: number): number {
  let x = Math.imul(h ^ (h >>> 15) ^ Math.imul(value | 0, 0x27d4eb2f), 0x2c1b3c6d)
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39)
  return x ^ (x >>> 15)
}

/** A normal draw from two even ones. */
export const normalOf = (u: number, v: number) => Math.sqrt(-2 * ln(1 - u)) * cosineOfTurn(v)

export const unit = (h: number) => h / 4294967296

export function hashText(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return hash(h, text.length)
}

/** sfc32: small, quick and good enough for text and graphs. */
export class Random {
  private a: number
  private b: number
  private c: number
  private counter = 1

  constructor(seed: number) {
    this.a = hash(seed, 1)
    this.b = hash(seed, 2)
    this.c = hash(seed, 3)
    for (let i = 0; i < 4; i++) this.next()
  }

  next(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (this.c << 21) | (this.c >>> 11)
    this.c = (this.c + t) | 0
    return t >>> 0
  }

  float(): number {
    return this.next() / 4294967296
  }

  below(n: number): number {
    return Math.floor((this.next() / 4294967296) * n)
  }

  between(low: number, high: number): number {
    return low + this.below(high - low + 1)
  }

  chance(p: number): boolean {
    return this.next() < p * 4294967296
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }

  /** A whole number around `mean`: its fraction is a chance. */
  around(mean: number): number {
    const whole = Math.floor(mean)
    return whole + (this.chance(mean - whole) ? 1 : 0)
  }

  exponential(mean: number): number {
    return -ln(1 - this.float()) * mean
  }

  normal(): number {
    return normalOf(this.float(), this.float())
  }
}
