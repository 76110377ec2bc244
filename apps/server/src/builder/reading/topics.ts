import { FANS_BY_WORD, INTEREST_BY_WORD, interestOf } from './interest-words.ts'
import { readJobs } from './jobs.ts'
import type { Sentence } from './sentence.ts'
import { allOf, some, type Thing, thing } from './things.ts'

const HANDLES = String.raw`(?:@\w{1,15}(?:\s*(?:,|、|・|や|と|か|または|もしくは|and|or|&)\s*(?:or |and )?(?=@))?)+`
const handlesIn = (text: string) => [...text.matchAll(/@(\w{1,15})/g)].map((match) => match[1]!.toLowerCase())

function readHandles(sentence: Sentence): void {
  const as = (field: 'handles' | 'similar_to') => (match: { found: string; is_excluded: boolean }) =>
    allOf(
      some(handlesIn(match.found).map((handle) => thing(field, handle, match.is_excluded))),
      /\bboth\b|両方/i.test(match.found),
    )
  sentence.take(
    new RegExp(
      String.raw`\b(?:who )?(?:are |follow(?:s|ing)? )?(?:accounts? |people |brands? |others? |creators? )?(?:similar to|resembl(?:e|ing)|lookalikes? of|like the (?:followers|audience) of|accounts like|look like)(?: the (?:followers|audience|fans) of)? (?:accounts )?${HANDLES}(?:'s (?:followers|audience))?`,
      'i',
    ),
    as('similar_to'),
  )
  sentence.take(
    new RegExp(
      `${HANDLES}\\s*(?:(?:に|と)(?:よく)?似(?:た|て(?:い)?る)|に近い|のような|みたいな|に類似(?:した|する))(?:アカウント|人|ブランド)?(?:を(?:フォローしている|フォローする|フォロー))?(?:の)?`,
    ),
    as('similar_to'),
  )
  sentence.take(
    new RegExp(
      String.raw`\b(?:who )?(?:also |already |do not |don't |aren't |are not )?(?:follow(?:s|ing|ers)?(?: of)?|fans? of|subscribed to|subscribers? (?:of|to))(?: (?:either|any of|both|accounts like|the account|accounts))? ${HANDLES}`,
      'i',
    ),
    as('handles'),
  )
  sentence.take(
    new RegExp(
      `${HANDLES}(?:の(?:公式)?(?:アカウント)?)?(?:の?両方)?(?:を|の|も)?(?:フォロー(?:している|していない|する|中|して)?|フォロワー)?(?:の)?`,
    ),
    as('handles'),
  )
}

const WORDS_ENDS = String.raw`(?=\s*(?:\uE000|[.;:!?)]|$|,?\s*\b(?:who|that|which|with|but|and (?:who|are|live|have|follow|speak|post|work|love|like|also|own|use|buy|want|drive|watch|read|eat|drink|go|visit|wear|make|ride|collect|study|need|shop|listen)|or (?:who|are|follow|post|work|love|like)|living|live|based|aged|in|from|on|near|between|over|under|except|excluding|without|as well|regularly|often|daily|a lot|online|in their|not|no(?!-)|nobody|none|drop|skip|omit|leave out|leaving out|minus)\b))`
const SAID = String.raw`(?<said>[a-z0-9'&+#\-/. ,]+?)`

/** Things in a list; a name that holds "and" is one thing where it is known as one. */
function partsOf(said: string): string[] {
  const text = said
    .trim()
    .replace(/^(?:either|both|about|the latest|anything about|things like|topics like|topics such as) /i, '')
  if (interestOf(text)) return [text]
  const commas = text.split(/\s*[,、]\s*(?:(?:and|or)\s+)?|\s*[/]\s*/i)
  return commas
    .flatMap((part) =>
      interestOf(part)
        ? [part]
        : part.split(
            /\s+(?:and|or|&)\s+|(?:や|または|もしくは|および|・)|(?<=[一-龯ァ-ヶーしりきみちびぎべけせえれめねいて])(?:と|か)(?=[一-龯ァ-ヶーa-zA-Zおご])/i,
          ),
    )
    .map((part) => part.replace(/^(?:and|or|the|a|an|their|his|her)\s+|\s+(?:and|or)$/gi, '').trim())
    .filter((part) => part !== '' && !/^(?:and|or|the|it|them|this|that)$/i.test(part))
}

/** What one likes is an interest where it is known as one; else it is what one writes about. */
const liked = (said: string, is_excluded: boolean) =>
  allOf(
    some(
      partsOf(said).map((part) => {
        const id = interestOf(part)
        return id ? thing('interests', id, is_excluded) : thing('posted_about', part, is_excluded)
      }),
    ),
    /^\s*both\b/i.test(said),
  )
const about = (said: string, is_excluded: boolean) =>
  some(partsOf(said).map((part) => thing('posted_about', part, is_excluded)))

/** A thing in Japanese: what is written without hiragana, or is known with it. */
const withHiragana = [...INTEREST_BY_WORD.keys()]
  .filter((word) => /[ぁ-ん]/.test(word) && !/[・（]/.test(word))
  .toSorted((a, b) => b.length - a.length)
const PLAIN = '[一-龯々ァ-ヶーa-zA-Z0-9&+-]+'
/**
 * A word keeps the hiragana of its own: お笑い, 食べ歩き, 推し活. Inside it that is the stem of a verb; what a verb or an
 * adjective before a noun ends with (住む, 新しい, 働いた) is none of the noun's.
 */
const STEM = '[しりきみちびぎべけせえれめね]'
const ONE = `(?:${withHiragana.join('|')}|(?:[おご](?=[一-龯ァ-ヶ]))?${PLAIN}(?:${STEM}お?${PLAIN})*(?:${STEM}|い|て)?)`
const MANY = `(?<said>${ONE}(?:(?:や|と|、|・|または|もしくは|か|および|,)${ONE})*)`

const PROFILE = `(?:(?:their|the|a) )?(?:bios?|profiles?)(?: descriptions?)?`
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
  readWords(sentence)
}

function readProfiles(sentence: Sentence): void {
  const words = ({ groups, is_excluded }: { groups: Record<string, string>; is_excluded: boolean }) => {
    const said = groups.quoted ? [groups.quoted] : partsOf(groups.said ?? '')
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
      `${ABOUT}both ${TERM} and ${TERM}|${TERM}と${TERM}の?両方(?:を|について)?(?:使(?:う|って(?:いる)?)|投稿(?:している|する)?)?`,
      'iu',
    ),
    ({ found, is_excluded }) => group(together(found), is_excluded),
  )
  sentence.take(
    new RegExp(
      String.raw`${ABOUT}${TERM}(?:(?:\s*,\s*(?:or |and )?|\s+(?:or|and)\s+|や|と|、|か|または)${TERM})*(?:(?:について|のタグ|タグ|を|と|というハッシュタグを?|のハッシュタグを?)*(?:投稿|つぶや|使って|使う|使用|ツイート|書いて|書く|含む)?(?:している|していない|する|した|いている|いる|くいない|く|して)?(?:の)?)?`,
      'iu',
    ),
    ({ found, is_excluded }) => together(found).flatMap((term) => group([term], is_excluded)),
  )
}

export function readTopics(sentence: Sentence): void {
  readProfiles(sentence)
  readHandles(sentence)
  sentence.take(
    new RegExp(
      String.raw`\b(?:who )?(?:(?:have|often|regularly|recently|frequently|do not|don't|never|always|already) )*(?:post(?:ed|s|ing)?|tweet(?:ed|s|ing)?|talk(?:ed|s|ing)?|writ(?:e|es|ing)|wrote|chat(?:s|ting)?|rave|shar(?:e|es|ing) posts|discuss(?:ed|es|ing)?|mention(?:ed|s|ing)?)(?: (?:a lot|often|regularly|frequently|recently))?(?: (?:about|on|of))? ${SAID}${WORDS_ENDS}`,
      'i',
    ),
    ({ groups: { said }, is_excluded }) => about(said!, is_excluded),
  )
  sentence.take(
    new RegExp(
      `${MANY}(?:について|に関して|のことを|の話題を|を話題に|の話を)(?:よく|頻繁に|最近|日常的に)?(?:投稿|つぶや|ツイート|ポスト|話|発信|語|書)(?:している|していない|する|した|しない|いている|いた|く|いて|す|し|る|って|っている)*(?:の)?`,
    ),
    ({ groups: { said }, is_excluded }) => about(said!, is_excluded),
  )
  sentence.take(
    new RegExp(
      String.raw`\b(?:who )?(?:(?:are|also|really|is|do not|don't|not|aren't|have|has|show|all|very|particularly|already) )*(?:interest(?:ed)? in|(?<!look |looks |would |'d )(?:love|loves|loving|like|likes|enjoy|enjoys|adore)|into|passionate about|keen on|crazy about|obsessed with|care about|curious about|fond of|fans? of|lovers? of|enthusiasts? (?:of|about)|fanatics? of|hobbyists? of|practi[sc]e|play) ${SAID}${WORDS_ENDS}`,
      'i',
    ),
    ({ groups: { said }, is_excluded }) => liked(said!, is_excluded),
  )
  sentence.take(
    /\b(?:followers? of|who (?:also |don't |do not )?follow|following|follow) (?:the )?(?<name>[A-Z][A-Za-z0-9_]{1,14})(?: (?:and|or) (?<other>[A-Z][A-Za-z0-9_]{1,14}))?\b/,
    ({ groups: { name, other }, is_excluded }) =>
      some([name, other].map((one) => (one ? thing('handles', one.toLowerCase(), is_excluded) : null))),
  )
  sentence.take(
    /(?<name>[A-Za-z][A-Za-z0-9_]{1,14})(?:の)?(?:公式)?(?:アカウント)?(?:を)?(?:フォロー(?:している|していない|する|中)|のフォロワー)(?:の)?/,
    ({ groups: { name }, is_excluded }) => some([thing('handles', name!.toLowerCase(), is_excluded)]),
  )
  // "tweet in German about climate": the language was read before.
  sentence.take(
    new RegExp(String.raw`(?<=\uE000 )about ${SAID}${WORDS_ENDS}`, 'i'),
    ({ groups: { said }, is_excluded }) => about(said!, is_excluded),
  )
  readJobs(sentence)
  readFans(sentence)
}

function readFans(sentence: Sentence): void {
  const listed = (words: Iterable<string>) =>
    [...words].toSorted((a, b) => b.length - a.length).map((word) => word.replace(/[.*+?^${}()|[\]\\&]/g, '\\$&'))
  const english = listed([...FANS_BY_WORD.keys()].filter((word) => /^[\x20-\x7e]+$/.test(word)))
  const japanese = listed([...FANS_BY_WORD.keys()].filter((word) => /[^\x20-\x7e]/.test(word)))
  const LIKING = `(?:fans?|lovers?|enthusiasts?|fanatics?|addicts?|buffs?|geeks?|nerds?|hobbyists?|aficionados?|junkies?|players?|connoisseurs?|fandom|watchers?|viewers?|collectors?|drinkers?|supporters?)`
  const known = listed([...INTEREST_BY_WORD.keys()].filter((word) => /^[\x20-\x7e]+$/.test(word)))
  sentence.take(
    new RegExp(
      `(?<![a-z])(?<said>${known.join('|')})(?:(?:,? and |, | or | & )(?<other>${known.join('|')}))?[ -]${LIKING}(?![a-z])`,
      'i',
    ),
    ({ groups: { said, other }, is_excluded }) =>
      some([said, other].map((one) => (one ? thing('interests', interestOf(one)!, is_excluded) : null))),
  )
  sentence.take(
    new RegExp(`(?<![a-z])(?<said>${english.join('|')})(?![a-z])`, 'i'),
    ({ groups: { said }, is_excluded }) =>
      some([thing('interests', FANS_BY_WORD.get(said!.toLowerCase())!, is_excluded)]),
  )
  sentence.take(new RegExp(`(?<said>[a-z][a-z0-9-]+) ${LIKING}\\b`, 'i'), ({ groups: { said }, is_excluded }) =>
    /^(?:big|huge|keen|avid|loyal|young|the|of|and|or|all|sports|music|real|who|are|is)$/i.test(said!)
      ? null
      : liked(said!, is_excluded),
  )
  sentence.take(
    new RegExp(
      `${MANY}(?:への|に(?:は|も)?|へ)(?:強い|深い|高い|全く|まったく|あまり)?(?:興味|関心)(?:が|の|を|は)?(?:ある|あり|あって|ない|無い|持たない|持つ|持っている|示す|持って)?(?:の)?`,
    ),
    ({ groups: { said }, is_excluded }) => liked(said!, is_excluded),
  )
  sentence.take(
    new RegExp(
      `${MANY}(?:が|を|の|も)?(?:大好き|好き|すき|ファン|愛好家|愛好者|マニア|オタク|愛する|楽しむ|楽しんでいる|にハマっている|にはまっている|に夢中|趣味)(?:な|の|で|だ|という)?`,
    ),
    ({ groups: { said }, is_excluded }) => liked(said!, is_excluded),
  )
  sentence.take(
    new RegExp(`(?:趣味(?:は|が)|興味(?:は|が))${MANY}(?:の|な|で)?`),
    ({ groups: { said }, is_excluded }) => liked(said!, is_excluded),
  )
  if (japanese.length > 0) {
    sentence.take(new RegExp(`(?<said>${japanese.join('|')})(?:の)?`), ({ groups: { said }, is_excluded }) =>
      some([thing('interests', FANS_BY_WORD.get(said!.toLowerCase())!, is_excluded)]),
    )
  }
  // Named and nothing more: "travel, food" or 旅行、料理.
  sentence.take(
    new RegExp(`(?<![a-z])(?<said>${known.filter((word) => word.length > 2).join('|')})(?![a-z])`, 'i'),
    ({ groups: { said }, is_excluded }) => some([thing('interests', interestOf(said!)!, is_excluded)]),
  )
  const bare = listed([...INTEREST_BY_WORD.keys()].filter((word) => /[^\x20-\x7e]/.test(word) && word.length > 1))
  sentence.take(
    new RegExp(`(?<![一-龯ァ-ヶー])(?<said>${bare.join('|')})(?![一-龯ァ-ヶー])`),
    ({ groups: { said }, is_excluded }) =>
      some([thing('interests', INTEREST_BY_WORD.get(said!.toLowerCase())!, is_excluded)]),
  )
}
