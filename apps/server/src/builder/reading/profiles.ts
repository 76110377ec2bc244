import { CLAUSE } from './liked.ts'
import { PROFILE } from './quoted.ts'
import type { Sentence } from './sentence.ts'
import { some, thing } from './things.ts'
import { MANY, partsOf, SAID, WORDS_ENDS } from './wording.ts'

export function readProfiles(sentence: Sentence): void {
  const words = ({ groups, is_excluded }: { groups: Record<string, string>; is_excluded: boolean }) => {
    // "says they are a nurse" is no word of a profile.
    const said = groups.quoted ? [groups.quoted] : partsOf(groups.said ?? '').filter((part) => !CLAUSE.test(part))
    return some(said.map((word) => thing('words_in_profile', word, is_excluded)))
  }
  sentence.take(
    new RegExp(
      String.raw`\b(?:whose |with |who have |that )?(?:a )?${PROFILE} (?:says?|mentions?|contains?|includes?|reads?|has|have|mentioning|containing|saying) (?:the words? |the phrase )?(?:"(?<quoted>[^"]+)"|${SAID}${WORDS_ENDS})`,
      'i',
    ),
    words,
  )
  sentence.take(
    new RegExp(
      String.raw`\b(?:with|who (?:have|say|put|write|mention)|mention(?:ing)?|having|have|say) (?:the words? |the phrase )?(?:"(?<quoted>[^"]+)"|(?<said>[a-z0-9'&+\-. ,]+?)) in ${PROFILE}\b`,
      'i',
    ),
    words,
  )
  sentence.take(
    new RegExp(
      `(?:プロフィール|自己紹介|bio)(?:欄|文)?(?:に|で)(?:「(?<quoted>[^」]+)」|${MANY})(?:と|が|を|の|という)*(?:書いて(?:いる|ある|いない)|書く|含む|含んでいる|入れている|入っている|記載(?:している|がある)?|ある|言葉がある|名乗る|名乗っている)?(?:の)?`,
      'i',
    ),
    words,
  )
}
