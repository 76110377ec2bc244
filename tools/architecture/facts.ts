import { type ESTree, parseSync, Visitor } from 'vite'
import type { SourceFile } from './source-file.ts'

type Span = { start: number; end: number }
type Word = Span & { type: string; value?: unknown }
/** What a file says, in the words that rules ask about. Read once per file, by the parser that builds the pages. */
export type Facts = {
  /** Everything it takes from elsewhere: also types, also later (`import()`). */
  imports: (Span & { target: string })[]
  /** What it starts by its address: `new URL('./worker.ts', import.meta.url)`. */
  addresses: (Span & { target: string })[]
  /** Strings and the fixed parts of templates, without the names of imports. */
  words: (Span & { text: string })[]
  /** Names that an object is written with: `{ name: … }`. */
  keys: (Span & { text: string })[]
  calls: (Span & { callee: string; args: Span[] })[]
  made: (Span & { of: string; args: Span[] })[]
  tags: (Span & { tag: string })[]
  /** Each of `handlers: { … }`: a function named there, or one written there and, if it does no more, whom it passes on to. */
  handlers: (Span & { id: string; is?: string | undefined; passes_to?: string | undefined })[]
  /** Types that others can take from here, declared here. */
  types: (Span & { name: string })[]
}

const known = new WeakMap<SourceFile, Facts>()
/** AssemblyScript is no TypeScript to the parser. */
const FOREIGN = /\/assembly\//

export function factsOf(file: SourceFile): Facts {
  const facts = known.get(file) ?? read(file)
  known.set(file, facts)
  return facts
}

export const within = (outer: Span, inner: Span): boolean => inner.start >= outer.start && inner.end <= outer.end

function read({ name, text }: SourceFile): Facts {
  const facts: Facts = {
    imports: [],
    addresses: [],
    words: [],
    keys: [],
    calls: [],
    made: [],
    tags: [],
    handlers: [],
    types: [],
  }
  if (FOREIGN.test(name)) return facts
  const { program, errors } = parseSync(name, text)
  if (errors.length > 0) throw new Error(`${name} cannot be read: ${errors[0]!.message}`)
  const source = ({ start, end }: Span) => text.slice(start, end)
  const take = ({ type, value, start, end }: Word, into = facts.imports) => {
    if (type === 'Literal' && typeof value === 'string') into.push({ target: value, start, end })
  }
  /** `({ path }, context) => named(path.pk, context)` does nothing itself. */
  const passedOnTo = (handler: ESTree.Expression) => {
    if (handler.type !== 'ArrowFunctionExpression' || handler.body.type !== 'CallExpression') return undefined
    const { callee, arguments: args } = handler.body
    const [given, taken] = [args.at(-1), handler.params.at(-1)]
    return callee.type === 'Identifier' && given && taken && source(given) === source(taken) ? callee.name : undefined
  }
  const declared = (one: { type: string; id?: unknown } | null) => {
    if (one?.type !== 'TSTypeAliasDeclaration' && one?.type !== 'TSInterfaceDeclaration') return
    const { name: type, start, end } = one.id as { name: string } & Span
    facts.types.push({ name: type, start, end })
  }
  // What is merged into another file's module is not a second declaration.
  const merged: Span[] = []
  new Visitor({
    ImportDeclaration: ({ source: from }) => take(from),
    ExportAllDeclaration: ({ source: from }) => take(from),
    ExportNamedDeclaration: ({ source: from, declaration }) => {
      if (from) take(from)
      declared(declaration)
    },
    ImportExpression: ({ source: from }) => take(from),
    TSImportType: ({ source: from }) => take(from),
    TSModuleDeclaration: ({ start, end }) => void merged.push({ start, end }),
    Literal: ({ value, start, end }) => {
      if (typeof value === 'string') facts.words.push({ text: value, start, end })
    },
    TemplateElement: ({ value, start, end }) => void facts.words.push({ text: value.cooked ?? value.raw, start, end }),
    Property: ({ key, value, shorthand, start, end }) => {
      if (!shorthand && key.type === 'Identifier') facts.keys.push({ text: key.name, start, end })
      if (key.type !== 'Identifier' || key.name !== 'handlers' || value.type !== 'ObjectExpression') return
      for (const one of value.properties) {
        if (one.type !== 'Property' || one.key.type !== 'Identifier') continue
        const { name: id, start, end } = one.key
        const is = one.value.type === 'Identifier' ? one.value.name : undefined
        facts.handlers.push({ id, is, passes_to: passedOnTo(one.value), start, end })
      }
    },
    TaggedTemplateExpression: ({ tag, start, end }) => void facts.tags.push({ tag: source(tag), start, end }),
    CallExpression: ({ callee, arguments: args, start, end }) =>
      void facts.calls.push({ callee: source(callee), args, start, end }),
    NewExpression: ({ callee, arguments: args, start, end }) => {
      facts.made.push({ of: source(callee), args, start, end })
      const [first, second] = args
      if (source(callee) === 'URL' && second && source(second) === 'import.meta.url') take(first!, facts.addresses)
    },
  }).visit(program)
  const named = facts.imports
  facts.words = facts.words.filter((word) => !named.some((one) => within(one, word)))
  facts.types = facts.types.filter((type) => !merged.some((module) => within(module, type)))
  return facts
}
