import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LINT_RULES, type LintTopic } from '@starling/targeting'
import { say } from '@starling/text/both'

const PAGE = path.join(import.meta.dirname, '../docs/targeting-rules.md')

const HEADS: Record<LintTopic, string> = {
  whole: 'The package as one, and placements',
  words: 'Keywords and hashtags',
  subjects: 'Accounts, interests, topics, films and shows',
  places: 'Places, languages and network operators',
  people: 'Gender, age and custom audiences',
  line_item: 'What stands on the line item at X',
  creative: 'The post that is promoted',
}
const SOURCES = { x: 'X', spec: 'specification', ours: 'our advice' } as const

const cell = (text: string) => text.replaceAll('|', '\\|')

/** docs/targeting-rules.md, from the rules themselves. */
export function rulesPage(): string {
  const topics = Object.entries(LINT_RULES) as [LintTopic, (typeof LINT_RULES)[LintTopic]][]
  const all = topics.flatMap(([, rules]) => rules)
  const count = (source: keyof typeof SOURCES) => all.filter((rule) => rule.source === source).length
  const sections = topics.map(([topic, rules]) =>
    [
      `## ${HEADS[topic]}`,
      '',
      '| rule | level | who says so | what is said |',
      '|---|---|---|---|',
      ...rules.map(
        ({ id, level, source, text }) =>
          `| \`${id}\` | ${level} | ${SOURCES[source]} | ${cell(text)} ${cell(say('ja').t(text))} |`,
      ),
    ].join('\n'),
  )
  return `${[
    '# Rules for targeting packages',
    'Written from `packages/targeting/src/lint/rules/` by `node tools/targeting-rules.ts --write`; a test holds it to that.',
    `A package is looked at by ${all.length} rules before money is spent. An *error* is something that X or the ads page does not take, or that reaches nobody; a *warning* does something else than it seems to; *advice* is what usually works better. ${count('x')} rules are what X documents of its Ads API and of posts, ${count('spec')} come from the specification, ${count('ours')} are ours and no rule of X. Rules about the line item and the post are asked only where these are known.`,
    ...sections,
  ].join('\n\n')}\n`
}

export const isCurrent = () => readFileSync(PAGE, 'utf8') === rulesPage()

if (import.meta.main && process.argv.includes('--write')) writeFileSync(PAGE, rulesPage())
