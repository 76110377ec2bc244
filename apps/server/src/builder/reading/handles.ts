import type { Match, Sentence } from './sentence.ts'
import { allOf, some, thing } from './things.ts'

const HANDLES = String.raw`(?:@\w{1,15}(?:\s*(?:,|、|・|や|と|か|または|もしくは|and|or|&)\s*(?:or |and )?(?=@))?)+`
const handlesIn = (text: string) => [...text.matchAll(/@(\w{1,15})/g)].map((match) => match[1]!.toLowerCase())

/** An account that is named for something else than being followed: one's own, one that is written to or bought from. */
const NOT_FOLLOWED =
  /\b(?:we are|we're|i am|i'm|our (?:own )?(?:account|brand|handle|page)(?: is)?|by|for|about|mention(?:s|ed|ing)?|repl(?:y|ies|ied|ying) to|talk(?:s|ing)? to|tweet(?:s|ed|ing)? (?:at|to)|complain\w* to|tag(?:s|ged|ging)?|quot(?:e|es|ed|ing)|work(?:s|ing)? (?:for|at)|(?:customers|buyers|employees|owners|users|clients) of) $/i
const NOT_FOLLOWED_AFTER =
  /^(?:'s)? (?:customers|employees|staff|users|owners|products|buyers|clients)\b|^\s*(?:です|と申し|の(?:商品|製品|社員|店舗|ユーザー|顧客|運営|担当)|に(?:ついて|言及|メンション|リプ|返信))/

export function readHandles(sentence: Sentence): void {
  const as = (field: 'handles' | 'similar_to', isSaid: boolean) => (match: Match) => {
    const { from, found, is_excluded } = match
    const isFollowed =
      isSaid ||
      is_excluded ||
      /フォロ/.test(found) ||
      !(
        NOT_FOLLOWED.test(sentence.whole.slice(0, from)) ||
        NOT_FOLLOWED_AFTER.test(sentence.whole.slice(from + found.replace(/の$/, '').length))
      )
    if (!isFollowed) return null
    return allOf(
      some(handlesIn(found).map((handle) => thing(field, handle, is_excluded))),
      /\bboth\b|両方/i.test(found),
    )
  }
  sentence.take(
    new RegExp(
      String.raw`\b(?:who )?(?:are |follow(?:s|ing)? )?(?:accounts? |people |brands? |others? |creators? )?(?:similar to|resembl(?:e|ing)|lookalikes? of|like the (?:followers|audience) of|accounts like|look like)(?: the (?:followers|audience|fans) of)? (?:accounts )?${HANDLES}(?:'s (?:followers|audience))?`,
      'i',
    ),
    as('similar_to', true),
  )
  sentence.take(
    new RegExp(
      `${HANDLES}\\s*(?:(?:の(?:フォロワー|ファン|読者))?(?:に|と)(?:よく)?似(?:た|て(?:い)?る)|に近い|のような|みたいな|に類似(?:した|する))(?:アカウント|人|ブランド)?(?:を(?:フォローしている|フォローする|フォロー))?(?:の)?`,
    ),
    as('similar_to', true),
  )
  sentence.take(
    new RegExp(
      String.raw`\b(?:who )?(?:also |already |do not |don't |aren't |are not )?(?:follow(?:s|ing|ers)?(?: of)?|fans? of|subscribed to|subscribers? (?:of|to))(?: (?:either|any of|both|at least (?:one|two) of|accounts like|the account|accounts))? ${HANDLES}`,
      'i',
    ),
    as('handles', true),
  )
  sentence.take(
    new RegExp(
      `${HANDLES}(?:\\s*の(?:公式)?(?:アカウント)?)?(?:\\s*の?両方)?(?:\\s*(?:を|の|も)?(?:まだ)?(?:フォロー(?:している|していない|する|中|して)?|フォロワー))?(?:の(?!商品|製品|社員|店舗|ユーザー|顧客|運営|担当))?`,
    ),
    as('handles', false),
  )
}

const NAME = '[A-Z][A-Za-z0-9_]{1,14}'
/** A name of one word may be a handle; one of several (Jordan Peterson) is none. */
const NAME_ENDS = String.raw`(?=\s*(?:[.,;!?)]|$|\uE000|(?:and|or|but|who|in|on|from|aged|living|that)\b))`

export function readNamedHandles(sentence: Sentence): void {
  sentence.take(
    new RegExp(
      String.raw`\b(?:[Ff]ollowers? of|who (?:also |don't |do not )?follow|[Ff]ollowing|[Ff]ollow) (?:the )?(?<name>${NAME})(?: (?:and|or) (?<other>${NAME}))?${NAME_ENDS}`,
    ),
    ({ groups: { name, other }, is_excluded }) =>
      some([name, other].map((one) => (one ? thing('handles', one.toLowerCase(), is_excluded) : null))),
  )
  sentence.take(
    /(?<![A-Za-z0-9] )(?<name>[A-Za-z][A-Za-z0-9_]{1,14})(?:の)?(?:公式)?(?:アカウント)?(?:を)?(?:フォロー(?:している|していない|する|中)|のフォロワー)(?:の)?/,
    ({ groups: { name }, is_excluded }) => some([thing('handles', name!.toLowerCase(), is_excluded)]),
  )
}
