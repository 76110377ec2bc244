import type { Sentence } from './sentence.ts'
import { some, type Thing, thing } from './things.ts'

export const PROFILE = `(?:(?:their|the|a) )?(?:bios?|profiles?)(?: descriptions?)?`
const QUOTED = `(?:"[^"]+"|「[^」]+」|『[^』]+』)`
const QUOTES = `${QUOTED}(?:(?:,? (?:and|or) |, ?|や|と|か|、|または|もしくは)${QUOTED})*`

/** Words in quotes are meant as they stand: nothing else is read into them, so they are read first. */
export function readQuoted(sentence: Sentence): void {
  const words = ({ found, is_excluded }: { found: string; is_excluded: boolean }) =>
    some(
      [...found.matchAll(/["「『]([^"」』]+)["」』]/g)].map(([, word]) =>
        thing('words_in_profile', word!.trim(), is_excluded),
      ),
    )
  const SAYS = `(?:says?|mentions?|contains?|includes?|reads?|has|have|mentioning|containing|saying|with|featuring|like|is|are)`
  sentence.take(
    new RegExp(
      String.raw`\b(?:whose |with |who have |that )?${PROFILE} (?:that )?${SAYS} (?:(?:the )?(?:words?|phrases?|terms?) )?(?:either )?${QUOTES}`,
      'i',
    ),
    words,
  )
  sentence.take(
    new RegExp(
      String.raw`(?:\b(?:with|who (?:have|say|put|write|mention|list|use)|mention(?:s|ing)?|having|have|says?|listing|using) )?(?:(?:the )?(?:words?|phrases?|terms?) )?(?:either )?${QUOTES} (?:is |are |appears? |written |somewhere )?(?:in|on) ${PROFILE}\b`,
      'i',
    ),
    words,
  )
  sentence.take(
    new RegExp(
      String.raw`\b(?:who )?(?:call|describe|introduce|identify)(?:s|ing)? (?:themselves|themself|him-?self|herself)(?: as)?(?: an?)? ${QUOTES}`,
      'i',
    ),
    words,
  )
  const WRITTEN =
    '(?:書(?:いて(?:いる|いない|ある)?|いた|く|かれている)|含(?:む|んでいる|まれる)|入(?:れて(?:いる)?|っている|る)|記載(?:している|がある|された)?|載せている|ある|ない|名乗(?:る|っている))'
  sentence.take(
    new RegExp(
      `(?:プロフィール|プロフ|自己紹介|bio)(?:欄|文)?(?:に|で|が|の中に)(?:は)?${QUOTES}(?:と|が|を|の|という|言葉|単語|ワード|文字)*${WRITTEN}?(?:の)?`,
      'i',
    ),
    words,
  )
  sentence.take(
    new RegExp(
      `${QUOTES}(?:と|が|を|という(?:言葉|単語|ワード)(?:が|を)?)?(?:プロフィール|プロフ|自己紹介|bio)(?:欄|文)?(?:に|で)(?:は)?${WRITTEN}(?:の)?`,
      'i',
    ),
    words,
  )
  readLikedNames(sentence)
  readWords(sentence)
}

/** A name in quotes that somebody likes is what they write about, and not the words of a post. */
function readLikedNames(sentence: Sentence): void {
  sentence.take(
    new RegExp(
      String.raw`\b(?:fans? of|loves?|likes?|into|interested in|enjoys?|obsessed with) ${QUOTES}|${QUOTES}(?:の(?:大)?ファン|が(?:大)?好き|に(?:は)?(?:興味|関心)(?:が|の)?(?:ある|ない)?|にハマっている)(?:な|の)?`,
      'i',
    ),
    ({ found, is_excluded }) =>
      some(
        [...found.matchAll(/["「『]([^"」』]+)["」』]/g)].map(([, name]) =>
          thing('posted_about', name!.trim(), is_excluded),
        ),
      ),
  )
}

function readWords(sentence: Sentence): void {
  const group = (terms: string[], is_excluded: boolean): Thing[] =>
    is_excluded
      ? terms.flatMap((term) => thing('posted_about', term, true) ?? [])
      : [{ kind: 'keywords', value: terms.join(' + '), patch: { keyword_groups: [terms] } }]
  const together = (found: string) =>
    [...found.matchAll(/[#]([\p{L}\p{N}_]+)|["「]([^"」]+)["」]/gu)].map(([, tag, quoted]) =>
      tag ? `#${tag}` : quoted!.trim(),
    )
  const TERM = String.raw`(?:#[\p{L}\p{N}_]+?(?=を|と(?=#)|や|の|で|か(?=#)|に|$|[^\p{L}\p{N}_])|["「][^"」]+["」])`
  const ABOUT = String.raw`(?:\b(?:who )?(?:have )?(?:recently )?(?:post(?:ed|s|ing)?|tweet(?:ed|s|ing)?|talk(?:ed|s|ing)?|writ(?:e|es|ing)|wrote|us(?:e|es|ed|ing)|mention(?:ed|s|ing)?|say|said|saying)(?: (?:about|on|with|using|of))?(?: the)?(?: (?:hashtags?|words?|phrases?|keywords?))? )?`
  // "both #a and #b" must stand together; "#a or #b" are two.
  sentence.take(
    new RegExp(
      `${ABOUT}both ${TERM} and ${TERM}|${ABOUT}${TERM} and ${TERM}(?= (?:in the same|together|in one))|${TERM}と${TERM}の?両方(?:を|について)?(?:使(?:う|って(?:いる)?)|投稿(?:している|する)?)?`,
      'iu',
    ),
    ({ found, is_excluded }) => group(together(found), is_excluded),
  )
  sentence.take(
    new RegExp(
      String.raw`${ABOUT}${TERM}(?:(?:\s*,\s*(?:or |and )?|\s+(?:or|and)\s+|や|と|、|か|または)${TERM})*(?:(?:について|のタグ|タグ|を|と|というハッシュタグを?|のハッシュタグを?)*(?:投稿|つぶや|使って|使う|使用|ツイート|書いて|書く|含む)?(?:している|していない|する|した|いている|いる|くいない|く|して)?(?:の)?)?`,
      'iu',
    ),
    ({ found, from, is_excluded }) =>
      // What is called so is no word that people write.
      /\b(?:called|named|titled|brand|product|campaign) $/i.test(sentence.whole.slice(0, from))
        ? null
        : together(found).flatMap((term) => group([term], is_excluded)),
  )
}
