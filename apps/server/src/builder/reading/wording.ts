import { INTEREST_BY_WORD, interestOf } from './interest-words.ts'

/** Where what is said of a thing ends. */
export const WORDS_ENDS = String.raw`(?=\s*(?:\uE000|[.;:!?()]|$|,\s*[a-z]+:|,\s*(?:lives?|follows?|speaks?|works?|posts?)\b|,?\s*\b(?:who|that|which|with|but|and (?:who|are|live|have|follow|speak|post|work|love|like|also|own|use|buy|want|drive|watch|read|eat|drink|go|visit|wear|make|ride|collect|study|need|shop|listen|hate|dislike|never|prefer|play|don't|do not)|or (?:who|are|follow|post|work|love|like)|living|live|outside|based|aged|in|from|on|near|between|over|under|except|exclude|excluding|without|as well|regularly|often|daily|a lot|online|in their|not|no(?!-)|nobody|none|drop|skip|omit|leave out|leaving out|minus)\b))`
export const SAID = String.raw`(?<said>[a-z0-9'&+#\-/. ,]+?)`

/** What is left of a clause, and words for anything. */
const NO_THING = /^(?:and|or|the|it|them|this|that|除き?|除く|除外|以外|対象外|[事物人方時所話])$/i

/** Things in a list; a name that holds "and" is one thing where it is known as one. */
export function partsOf(said: string): string[] {
  const text = said
    .trim()
    .replace(/^(?:either|both|about|the latest|anything about|things like|topics like|topics such as) /i, '')
  if (interestOf(text)) return [text]
  const commas = text.split(/\s*[,、]\s*(?:(?:and|or)\s+)?|\s*[/]\s*/i)
  return (
    commas
      .flatMap((part) =>
        interestOf(part)
          ? [part]
          : part.split(
              /\s+(?:and|or|&)\s+|(?:や|または|もしくは|および|・)|(?<=[一-龯ァ-ヶーしりきみちびぎべけせえれめねいて])(?:と|か)(?=[一-龯ァ-ヶーa-zA-Zおご])/i,
            ),
      )
      .map((part) => part.replace(/^(?:and|or)\s+|\s+(?:and|or)$/gi, '').trim())
      // The article of a name is its own: "The Killers".
      .map((part) => part.replace(/^(?:the|his|her|The(?= [a-z]))\s+/, ''))
      .filter((part) => part !== '' && !NO_THING.test(part))
  )
}

/** A thing in Japanese: what is written without hiragana, or is known with it. */
const NOUNS = ['習い事', '思い出', '食べ物', '飲み物', '占い', '手書き', '乗り物', '生き物', '片付け', '使い方']
const withHiragana = [...INTEREST_BY_WORD.keys(), ...NOUNS]
  .filter((word) => /[ぁ-ん]/.test(word) && !/[・（]/.test(word))
  .toSorted((a, b) => b.length - a.length)
export const PLAIN = '[一-龯々ァ-ヶーa-zA-Z0-9&+-]+'
/**
 * A word keeps the hiragana of its own: お笑い, 食べ歩き, 推し活. Inside it that is the stem of a verb; what a verb or an
 * adjective before a noun ends with (住む, 新しい, 働いた) is none of the noun's.
 */
const STEM = '[しりきみちびぎべけせえれめね]'
const ONE = `(?:(?:${withHiragana.join('|')})(?:${PLAIN})?|(?:[おご](?=[一-龯ァ-ヶ]))?${PLAIN}(?:${STEM}お?${PLAIN})*(?:${STEM}|い|て)?)`
export const MANY = `(?<said>${ONE}(?:(?:や|と|、|・|または|もしくは|か|および|,)${ONE})*)`
/** One that is hiragana alone, or ends with it (りんご, 名古屋めし), is a word where a clause begins with it. */
export const HIRAGANA = `(?<=^|[、。 \\uE000])(?<said>(?:${PLAIN})?(?!これ|それ|あれ|どれ|ここ|そこ|みんな|わたし|あなた)[ぁ-ん]{2,9})(?<!の|もの|こと|ところ|とき|ひと|する|いる)`

/** Joined to a pattern, longest first. */
export const listed = (words: Iterable<string>): string[] =>
  [...words].toSorted((a, b) => b.length - a.length).map((word) => word.replace(/[.*+?^${}()|[\]\\&]/g, '\\$&'))
