import { factsOf, within } from './facts.ts'
import { type Broken, placeOf, type SourceFile } from './source-file.ts'

const KEEPERS = ['store', 'engine']
const DATABASES = /^(kysely|pg|pg-[\w-]+|graphile-worker|@duckdb\/.*|@clickhouse\/.*)$/
const BUILDERS = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/
const STATEMENT =
  /^\s*(select\s[\s\S]*\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|(create|alter|drop)\s+(table|database|index|schema)\s|with\s+\w+\s+as\s*\()/

/** Of packages and apps, tests too; benches and commands speak to the peers that they measure. */
export const sqlStandsInTheStore = (files: SourceFile[]): Broken =>
  files
    .filter(({ name, home }) => /^(apps|packages)\//.test(name) && !KEEPERS.includes(home))
    .flatMap((file) => {
      const { imports, tags, calls, words } = factsOf(file)
      const found = [
        ...imports
          .filter(({ target }) => DATABASES.test(target))
          .map((one) => ({ ...one, is: `imports ${one.target}` })),
        ...tags.filter(({ tag }) => /^sql\b/.test(tag)).map((one) => ({ ...one, is: 'writes SQL' })),
        ...calls.filter(({ callee }) => BUILDERS.test(callee)).map((one) => ({ ...one, is: 'builds SQL' })),
        ...words.filter(({ text }) => STATEMENT.test(text)).map((one) => ({ ...one, is: 'writes SQL' })),
      ]
      return found.map(({ start, is }) => `${placeOf(file, start)} ${is}`)
    })

/** What leaves the machine: our clients of the outside, and plain requests. */
const LEAVES = /^(fetch|globalThis\.fetch)$|\b(xApi\w*|xAds\w*|mailer|outside|billing|languageModel)\b|\bapi\.\w+$/
const CHANGE = /(^|\.)change$/

/** The rest is told at run time: a client of the outside refuses to be called inside a change. */
export const nothingLeavesInsideAChange = (files: SourceFile[]): Broken =>
  files
    .filter(({ home, isTest }) => ['server', 'store'].includes(home) && !isTest)
    .flatMap((file) => {
      const { calls, words } = factsOf(file)
      const changes = calls
        .filter(({ callee }) => CHANGE.test(callee))
        .flatMap(({ args }) => args.slice(-2))
        .filter(({ start, end }) =>
          /^(async\s*)?(\([^)]*\)|\w+)\s*=>|^(async\s+)?function/.test(file.text.slice(start, end)),
        )
      const leaving = calls.filter(
        ({ callee, start }) => LEAVES.test(callee) && !words.some((word) => within(word, { start, end: start })),
      )
      return leaving
        .filter((call) => changes.some((change) => within(change, call)))
        .map(
          ({ callee, start }) => `${placeOf(file, start)} asks the outside inside a change: ${callee.split('\n')[0]}`,
        )
    })
