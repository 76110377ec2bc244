import { baselineOf } from '../phrases.ts'
import type { Table } from '../table.ts'
import type { Voice } from '../voice.ts'

/** Whom the audience is compared with, and what makes people alike: docs/methods/adjusted.md. */
export function answerLikeness(tables: ReadonlyMap<string, Table>, voice: Voice): string[] | undefined {
  const compared = [...tables.values()].filter(({ base }) => base.baseline !== null && !base.hidden)
  const alike = compared.find(({ base }) => base.comparison === 'adjusted')
  if (alike) {
    return [
      voice.say(
        'People like them are as active as this audience (by how many of their posts are known here), write mostly in the same languages and are in the same countries.',
        '「同じ条件の人」とは、投稿の多さ（把握している投稿数）、主に使う言語、国が、このオーディエンスと同じくらいの人です。',
      ),
      voice.say(
        'So a difference is not one of activity, language or country. Countries and languages themselves are compared as they are.',
        'そのため、表示される差は投稿の多さや言語、国の違いによるものではありません。国と言語そのものは、そのまま比べています。',
      ),
      alike.base.baseline === 'all'
        ? voice.say(
            'They are taken from everybody known here.',
            '比較対象は、ここで把握しているすべての人から選んでいます。',
          )
        : voice.say(
            `Here they are compared with ${baselineOf(alike)}.`,
            `ここでの比較対象は${baselineOf(alike)}です。`,
          ),
    ]
  }
  const [plain] = compared
  if (!plain) return undefined
  return [
    voice.say(
      `Here they are compared with ${baselineOf(plain)}, as they are: nobody is made alike.`,
      `ここでの比較対象は${baselineOf(plain)}です。条件はそろえていません。`,
    ),
  ]
}
