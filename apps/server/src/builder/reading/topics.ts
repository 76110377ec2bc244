import { readFans } from './fans.ts'
import { readHandles, readNamedHandles } from './handles.ts'
import { readJobs } from './jobs.ts'
import { about, done, interestOfVerb, liked } from './liked.ts'
import { isAfterOthersJapanese } from './meant.ts'
import { readProfiles } from './profiles.ts'
import type { Sentence } from './sentence.ts'
import { some, thing } from './things.ts'
import { HIRAGANA, MANY, PLAIN, SAID, WORDS_ENDS } from './wording.ts'

export function readTopics(sentence: Sentence): void {
  readProfiles(sentence)
  readHandles(sentence)
  readHeadings(sentence)
  readPosted(sentence)
  readLanguageLearning(sentence)
  readLiked(sentence)
  readNamedHandles(sentence)
  readDone(sentence)
  readJobs(sentence)
  readLikedJapanese(sentence)
  readFans(sentence)
}

/** A list under a heading: "Interests: jazz, blues". */
function readHeadings(sentence: Sentence): void {
  const ITEMS = '(?<said>[^.;:|/。【\\uE000]+?)(?=\\s*(?:[.;|/。【\\uE000]|$| [A-Za-z ]+:))'
  sentence.take(
    new RegExp(
      `(?:\\b(?:interests?|hobbies|likes|loves|passions|into):|(?:興味・?関心|興味|関心|趣味|好きなもの)(?::|】)) ?${ITEMS}`,
      'i',
    ),
    ({ groups: { said }, is_excluded }) => liked(said!, is_excluded),
  )
  sentence.take(
    new RegExp(
      `(?:\\b(?:topics?|posts? about|talks? about|tweets? about):|(?:話題|投稿内容|トピック)(?::|】)) ?${ITEMS}`,
      'i',
    ),
    ({ groups: { said }, is_excluded }) => about(said!, is_excluded),
  )
}

function readPosted(sentence: Sentence): void {
  sentence.take(
    new RegExp(
      String.raw`\b(?:who )?(?:(?:have|been|often|regularly|recently|frequently|do not|don't|never|always|already) )*(?:post(?:ed|s|ing)?|tweet(?:ed|s|ing)?|talk(?:ed|s|ing)?|writ(?:e|es|ing)|wrote|chat(?:s|ted|ting)?|rave|shar(?:e|es|ing) posts|discuss(?:ed|es|ing)?|mention(?:ed|s|ing)?)(?: (?:a lot|often|regularly|frequently|recently))?(?<on> (?:about|on|of))? ${SAID}${WORDS_ENDS}`,
      'i',
    ),
    ({ found, groups: { said, on }, from, is_excluded }) => {
      // "write novels" and "share photos" say nothing of what about; "the last post" is none.
      const isOfWhat = on !== undefined || /\b(?:discuss|mention)/i.test(found)
      return isOfWhat && !/\b(?:blog|last|first|our|the|of) $/i.test(sentence.whole.slice(0, from))
        ? about(said!, is_excluded)
        : null
    },
  )
  sentence.take(
    new RegExp(
      `(?<of>(?:子ども|こども|${PLAIN})の)?${MANY}(?:について|に関して|のことを|の話題を|を話題に|の話を)(?:よく|頻繁に|最近|日常的に|\\uE000+)?(?:投稿|つぶや|呟|ツイート|ポスト|話|発信|語|書)(?:している|していない|する|した|しない|いている|いた|く|いて|す|し|る|って|っている)*(?:の)?`,
    ),
    ({ groups: { of = '', said }, is_excluded }) => about(of + said!, is_excluded),
  )
  // "tweet in German about climate": the language was read before.
  sentence.take(
    new RegExp(String.raw`(?<=\uE000 )about ${SAID}${WORDS_ENDS}`, 'i'),
    ({ groups: { said }, is_excluded }) => about(said!, is_excluded),
  )
}

function readLiked(sentence: Sentence): void {
  sentence.take(
    new RegExp(
      String.raw`\b(?:who )?(?:(?:are|also|really|is|do not|don't|not|aren't|have|has|show|all|very|particularly|already) )*(?:interest(?:ed)? in|(?<!look |looks |would |'d |feel |\bwe |\bi |brands |something |people )(?:love|loves|loving|like|likes|enjoy|enjoys|adore)|into|passionate about|keen on|crazy about|obsessed with|care about|curious about|fond of|fans? of|lovers? of|enthusiasts? (?:of|about)|fanatics? of|hobbyists? of|can't get enough of) ${SAID}${WORDS_ENDS}`,
      'i',
    ),
    ({ groups: { said }, from, is_excluded }) =>
      isOfBrands(sentence.whole.slice(0, from)) ? null : liked(said!, is_excluded),
  )
}

/** "brands that love coffee": nobody of whom one asks. */
const isOfBrands = (before: string) =>
  /\b(?:brands?|compan(?:y|ies)|business(?:es)?|agenc(?:y|ies)|stores?|shops?|apps?|products?|firms?|organi[sz]ations?|websites?) (?:that |which |who )?$/i.test(
    before,
  )

/** A foreign name is written with a point: クリスチャン・ディオールのファン. */
const IS_NAME = /^[ァ-ヶー]+・[ァ-ヶー]+(?=のファン)/

function readLikedJapanese(sentence: Sentence): void {
  const LIKES =
    '(?:が|を|の|も|は)?(?:大好き|好き|すき|ファン(?![ァ-ヶー])|愛好家|愛好者|マニア|オタク|にハマっている|にはまっている|に夢中|趣味)(?:な|の|で|だ|という)?'
  sentence.take(
    new RegExp(
      `(?<of>${PLAIN}の)?${MANY}(?:への|に(?:は|も)?|へ)(?:強い|深い|高い|全く|まったく|あまり)?(?:興味|関心)(?:が|の|を|は)?(?:ある|あり|あって|ない|無い|持たない|持つ|持っている|示す|持って)?(?:の)?`,
    ),
    ({ groups: { of = '', said }, is_excluded }) => done(said!, is_excluded) ?? liked(of + said!, is_excluded),
  )
  sentence.take(
    new RegExp(`(?<of>${PLAIN}の)${MANY}(?=(?:が|は)(?:大)?好き)${LIKES}`),
    ({ groups, is_excluded }) => done(groups.said!, is_excluded) ?? liked(groups.of! + groups.said!, is_excluded),
  )
  for (const said of [`(?<!\\p{Script=Hiragana}|\\p{Script=Han})${HIRAGANA}(?=(?:が|は)(?:大)?好き|のファン)`, MANY]) {
    sentence.take(new RegExp(`${said}${LIKES}`, 'u'), ({ groups, from, found, is_excluded }) => {
      if (isAfterOthersJapanese(sentence.whole, from)) return null
      const isName = IS_NAME.test(found) && !done(groups.said!, is_excluded)
      return isName ? some([thing('posted_about', groups.said!, is_excluded)]) : liked(groups.said!, is_excluded)
    })
  }
  sentence.take(
    new RegExp(`(?:趣味(?:は|が)|興味(?:は|が))${MANY}(?:の|な|で)?`),
    ({ groups: { said }, is_excluded }) => liked(said!, is_excluded),
  )
}

/** Who learns a language may speak none of it. */
function readLanguageLearning(sentence: Sentence): void {
  const LANGUAGE_LEARNING = '147'
  sentence.take(
    /\b(?:(?:interested in|like|love|enjoy) )?(?:learning|studying|learn|study) (?:english|italian|spanish|french|german|japanese|korean|chinese|portuguese|arabic|russian|a (?:new |foreign )?language)\b|(?:英語|中国語|韓国語|フランス語|スペイン語|ドイツ語|イタリア語|日本語|外国語)(?:を|の)(?:勉強|学習|学んで|学ぶ|習って|習う)(?:している|する|いる|中)?(?:の)?/i,
    ({ is_excluded }) => some([thing('interests', LANGUAGE_LEARNING, is_excluded)]),
  )
}

/** What people do, where it is known as something that people do for liking. */
function readDone(sentence: Sentence): void {
  const WHO = String.raw`(?<=\b(?:who|and|also|that|or|regularly|often|like to|love to|enjoy) |^|[,;:.] ?)`
  sentence.take(
    new RegExp(
      `${WHO}(?:watch(?:es|ing)?|play(?:s|ing)?|practi[sc](?:e|es|ing)|do|does|doing|drink(?:s|ing)?|eat(?:s|ing)?|read(?:s|ing)?|listen(?:s|ing)? to|collect(?:s|ing)?|wear(?:s|ing)?|rid(?:e|es|ing)|train(?:s|ing)? for(?: (?:a|their)(?: first)?)?) ${SAID}${WORDS_ENDS}`,
      'i',
    ),
    ({ found, groups: { said }, is_excluded }) =>
      /^play/i.test(found) && /^[A-Z]/.test(said!) ? liked(said!, is_excluded) : done(said!, is_excluded),
  )
  sentence.take(
    /(?<=\bwho (?:also |regularly |often |love to |like to )?)(?<verb>climb|run|ski|hike|cycle|surf|golf|camp|swim|knit|bake|cook|travel|sew|paint|draw|dance|jog|skateboard|snowboard|fish|garden)(?=\s*(?:[.,;!?)]|$|\uE000|(?:and|or|in|regularly|often|every|a lot|outdoors|abroad|for fun|at|on|around|near|but|for)\b))/i,
    ({ groups: { verb }, is_excluded }) => {
      const id = interestOfVerb(verb!)
      return some([id ? thing('interests', id, is_excluded) : null])
    },
  )
  const DOES =
    '(?:を(?:愛する|愛している|楽しむ|楽しんで(?:い)?る|飼(?:っている|って|う|っていない|わない)|して(?:い)?る|していない|しない|やって(?:い)?る|する|習って(?:い)?る|学んで(?:い)?る|見る|観る|読む|聴く|聞く|飲む|飲まない|食べる|集めて(?:い)?る|検討して(?:い)?る|考えて(?:い)?る)|と暮らす|と暮らしている|に(?:よく)?通う|に(?:よく)?通って(?:い)?る|に(?:よく)?行く)(?:の)?'
  sentence.take(new RegExp(`${MANY}${DOES}`), ({ groups: { said }, from, is_excluded }) =>
    isAfterOthersJapanese(sentence.whole, from) ? null : done(said!, is_excluded),
  )
}
