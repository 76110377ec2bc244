/** What was said, the same whichever wire it came over. */
export type Conversation = {
  model: string
  /** Everything that came before the last word of the person. */
  instructions: string
  question: string
  max_tokens: number | undefined
  schema: Schema | undefined
  /** The tool that must be called. */
  tool: Tool | undefined
  stream: boolean
}
export type Schema = Record<string, unknown>
type Tool = { name: string; schema: Schema }

export type Said = { text: string; is_cut: boolean; is_refused: boolean; json: unknown }

/** For trying what a model seldom does: the word in a question makes it happen. */
export const WORDS = {
  refuse: 'sandbox:refuse',
  cut: 'sandbox:cut',
  garbage: 'sandbox:garbage',
  error: 'sandbox:error',
}

const GREETING =
  'This is the language model of the sandbox. It knows nothing and adds nothing: this is what it was given.'
const REFUSAL = 'The language model of the sandbox was asked to refuse.'
const LETTERS_PER_TOKEN = 4

export const tokensIn = (text: string) => Math.max(1, Math.ceil(text.length / LETTERS_PER_TOKEN))

/** The data a question carries: in a data element, in a fence, or all of it. */
function dataBlock(text: string): string {
  const element = [...text.matchAll(/<data[^>]*>([\s\S]*?)<\/data>/g)].at(-1)?.[1]
  const fence = [...text.matchAll(/```[a-z]*\n([\s\S]*?)```/g)].at(-1)?.[1]
  return (element ?? fence ?? text).trim()
}

function blockOf({ question, instructions }: Conversation): string {
  const inQuestion = dataBlock(question)
  // Data may as well stand among the instructions, with a bare question after it.
  return inQuestion === question.trim() && dataBlock(instructions) !== instructions.trim()
    ? `${dataBlock(instructions)}\n\n${inQuestion}`
    : inQuestion
}

export function answerTo(conversation: Conversation): Said {
  const { question, max_tokens, schema, tool } = conversation
  if (question.includes(WORDS.refuse)) return { text: REFUSAL, is_cut: false, is_refused: true, json: undefined }
  const wanted = tool?.schema ?? schema
  const json = wanted === undefined ? undefined : filled(conversation, wanted)
  const garbled = question.includes(WORDS.garbage)
  const whole = wanted === undefined ? `${GREETING}\n\n${blockOf(conversation)}` : JSON.stringify(json)
  const text = garbled ? `${whole.slice(0, Math.floor(whole.length / 2))}\u0000{"` : whole
  const most = max_tokens === undefined ? Number.POSITIVE_INFINITY : max_tokens * LETTERS_PER_TOKEN
  return { text: text.slice(0, most), is_cut: text.length > most, is_refused: false, json }
}

function filled(conversation: Conversation, schema: Schema): unknown {
  const block = blockOf(conversation)
  return fill(schema, { root: schema, known: parsed(block), block }, '', 0)
}

function parsed(block: string): unknown {
  try {
    return JSON.parse(block)
  } catch {
    return undefined
  }
}

type Ground = { root: Schema; known: unknown; block: string }

const DEEPEST = 12

/** A value that fits the schema, taken from the data by its name where the data has one. */
export function fill(schema: Schema, ground: Ground, name: string, depth: number): unknown {
  const target = resolved(schema, ground.root)
  if (depth > DEEPEST) return null
  if ('const' in target) return target.const
  const options = (target.anyOf ?? target.oneOf) as Schema[] | undefined
  if (options) return fill(options.find(({ type }) => type !== 'null') ?? options[0]!, ground, name, depth + 1)
  const found = name === '' ? undefined : search(ground.known, name)
  if (Array.isArray(target.enum)) return target.enum.includes(found) ? found : target.enum[0]
  const type = Array.isArray(target.type) ? target.type.find((one) => one !== 'null') : target.type
  if (type === 'object' || target.properties) return fillObject(target, ground, depth)
  if (type === 'array') return fillArray(target, ground, name, found, depth)
  if (type === 'boolean') return typeof found === 'boolean' ? found : true
  if (type === 'integer' || type === 'number') return fillNumber(target, found, type)
  if (type === 'null') return null
  return fillText(target, found, ground)
}

function fillObject(target: Schema, ground: Ground, depth: number): unknown {
  const properties = (target.properties ?? {}) as Record<string, Schema>
  return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, fill(one, ground, key, depth + 1)]))
}

function fillArray(target: Schema, ground: Ground, name: string, found: unknown, depth: number): unknown {
  const items = (target.items ?? {}) as Schema
  const least = Number(target.minItems ?? 1)
  const most = Number(target.maxItems ?? 20)
  const given = Array.isArray(found) ? found.slice(0, most) : []
  const filledItems = given.map((known) =>
    isPlain(known)
      ? fill(items, { ...ground, known: { [name]: known } }, name, depth + 1)
      : fill(items, { ...ground, known }, name, depth + 1),
  )
  while (filledItems.length < least) filledItems.push(fill(items, ground, name, depth + 1))
  return filledItems
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null

function fillNumber(target: Schema, found: unknown, type: 'integer' | 'number'): number {
  const least = Number(
    target.minimum ??
      (target.exclusiveMinimum === undefined ? Number.NEGATIVE_INFINITY : Number(target.exclusiveMinimum) + 1),
  )
  const most = Number(target.maximum ?? Number.POSITIVE_INFINITY)
  const value = typeof found === 'number' ? found : Number.isFinite(least) ? least : 0
  const within = Math.min(most, Math.max(least, value))
  return type === 'integer' ? Math.round(within) : within
}

function fillText(target: Schema, found: unknown, { block }: Ground): string {
  const text = isPlain(found) && found !== undefined && found !== null ? String(found) : block
  const most = Number(target.maxLength ?? 2_000)
  return text.slice(0, most).padEnd(Number(target.minLength ?? 0), '.')
}

function resolved(schema: Schema, root: Schema): Schema {
  let target = schema
  for (let hops = 0; typeof target.$ref === 'string' && hops < DEEPEST; hops++) {
    const path = target.$ref
      .replace(/^#\/?/, '')
      .split('/')
      .filter((part) => part !== '')
    target = path.reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], root) as Schema
  }
  return target ?? {}
}

/** The value of the nearest property with this name. */
function search(known: unknown, name: string): unknown {
  let level: unknown[] = [known]
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    for (const one of level) {
      if (typeof one === 'object' && one !== null && !Array.isArray(one) && name in one)
        return (one as Record<string, unknown>)[name]
    }
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return undefined
}

/** A text in the pieces that a stream brings. */
export const pieces = (text: string) => text.match(/[\s\S]{1,24}/g) ?? []
