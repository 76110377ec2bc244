import { log2 } from './exact.ts'
import type { Random } from './random.ts'

/**
 * Sentences come from sheets: a rule has a name and one alternative per line. Inside a line `{rule}` expands another rule,
 * `{~rule}` does so in two of five cases with a space before it, `{?rule}` likewise without the space, `[a|b|]` picks one.
 */
export type Sheet = Record<string, string>

type Part = string | Reference | Choice
type Reference = { rule: number; optional: 0 | 1 | 2 }
type Choice = { lines: Part[][]; bits: number; writing: number; taken: number; sums?: number[] }

export type Rules = (Choice | undefined)[]

/** Rules of few lines that many people use: each way to put a line is as likely as any other, or a short line would be everywhere. */
const EVEN = /^talk_/

/** What a sentence may ask of the moment it is written in. */
export type Writing<Context> = {
  random: Random
  own: Rules
  base: Rules
  slots: ((context: Context) => string)[]
  context: Context
  /**
   * How much has been chosen so far: a text with few bits will be written again by somebody else. `odds` are those of its
   * frame among all of its rule.
   */
  tally: { bits: number; frame: number; odds: number }
  /** Rules whose lines make the frame of a text: how it is put, whatever it names. */
  framing: ReadonlySet<number>
  /** How the text of a rule is put, by the rule's number: marked as an aside, for instance. */
  dressed: ((text: string) => string)[]
  /** Tells one text from the next, so that a text does not take the same alternative twice while others are left. */
  serial: number
}

const names = new Map<string, number>()

export function ruleId(name: string): number {
  const known = names.get(name)
  if (known !== undefined) return known
  names.set(name, names.size)
  return names.size - 1
}

export const ruleNames = () => [...names.keys()]

export function compile(...sheets: Sheet[]): Rules {
  const rules: Rules = []
  for (const sheet of sheets) {
    for (const [name, text] of Object.entries(sheet)) {
      const lines = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
      const choice = choiceOf(lines.map((line) => parse(line)))
      const known = rules[ruleId(name)]
      const whole = known ? choiceOf([...known.lines, ...choice.lines]) : choice
      rules[ruleId(name)] = EVEN.test(name) ? evenly(whole) : whole
    }
  }
  return rules
}

/** Every rule that the lines of `rules` ask for. */
export function asked(rules: Rules): Set<string> {
  const found = new Set<string>()
  const all = ruleNames()
  const visit = (part: Part) => {
    if (typeof part === 'string') return
    if ('rule' in part) found.add(all[part.rule]!)
    else for (const line of part.lines) line.forEach(visit)
  }
  for (const choice of rules) if (choice) visit(choice)
  return found
}

const choiceOf = (lines: Part[][]): Choice => ({ lines, bits: log2(lines.length), writing: -1, taken: 0 })

/** In how many ways the choices inside a line can fall. */
const waysOf = (line: Part[]): number =>
  line.reduce(
    (ways, part) =>
      typeof part === 'string' || 'rule' in part ? ways : ways * part.lines.reduce((sum, one) => sum + waysOf(one), 0),
    1,
  )

function evenly(choice: Choice): Choice {
  let sum = 0
  return { ...choice, sums: choice.lines.map((line) => (sum += waysOf(line))) }
}

function drawn({ lines, sums }: Choice, random: Random): number {
  if (!sums) return random.below(lines.length)
  const aim = random.below(sums.at(-1)!)
  return sums.findIndex((sum) => aim < sum)
}

const oddsOf = ({ lines, sums }: Choice, index: number): number =>
  sums ? (sums[index]! - (sums[index - 1] ?? 0)) / sums.at(-1)! : 1 / lines.length

function parse(line: string): Part[] {
  let at = 0
  const sequence = (inside: boolean): Part[] => {
    const parts: Part[] = []
    let literal = ''
    const flush = () => {
      if (literal !== '') parts.push(literal)
      literal = ''
    }
    while (at < line.length) {
      const sign = line[at]!
      if (inside && (sign === '|' || sign === ']')) break
      at++
      if (sign === '{') {
        flush()
        const end = line.indexOf('}', at)
        if (end < 0) throw new Error(`open slot in "${line}"`)
        const name = line.slice(at, end)
        const optional = name.startsWith('~') ? 1 : name.startsWith('?') ? 2 : 0
        parts.push({ rule: ruleId(optional ? name.slice(1) : name), optional })
        at = end + 1
      } else if (sign === '[') {
        flush()
        const lines: Part[][] = [sequence(true)]
        while (line[at] === '|') {
          at++
          lines.push(sequence(true))
        }
        if (line[at] !== ']') throw new Error(`open choice in "${line}"`)
        at++
        parts.push(choiceOf(lines))
      } else {
        literal += sign
      }
    }
    flush()
    return parts
  }
  return sequence(false)
}

const ASIDE_CHANCE = 0.4

export function write<Context>(writing: Writing<Context>, rule: number): string {
  const choice = writing.own[rule] ?? writing.base[rule]
  if (choice) {
    const text = writeChoice(writing, choice, writing.framing.has(rule) ? rule : -1)
    return writing.dressed[rule]?.(text) ?? text
  }
  const slot = writing.slots[rule]
  if (slot) return slot(writing.context)
  throw new Error(`no rule "${ruleNames()[rule]}"`)
}

function writeChoice<Context>(writing: Writing<Context>, choice: Choice, framing = -1): string {
  const { lines } = choice
  writing.tally.bits += choice.bits
  let index = drawn(choice, writing.random)
  if (lines.length > 3) {
    if (choice.writing !== writing.serial) choice.taken = 0
    for (let tries = 1; tries < lines.length && choice.taken & (1 << (index % 31)); tries++) {
      index = (index + 1) % lines.length
    }
    choice.writing = writing.serial
    choice.taken |= 1 << (index % 31)
  }
  if (framing >= 0) {
    writing.tally.frame = (Math.imul(writing.tally.frame, 31) + framing * 64 + index) | 0
    writing.tally.odds *= oddsOf(choice, index)
  }
  let text = ''
  for (const part of lines[index]!) {
    if (typeof part === 'string') text += part
    else if ('lines' in part) text += writeChoice(writing, part, framing)
    else if (part.optional === 0) text += write(writing, part.rule)
    else if (writing.random.chance(ASIDE_CHANCE)) {
      text += part.optional === 1 ? ` ${write(writing, part.rule)}` : write(writing, part.rule)
    }
  }
  return text
}
