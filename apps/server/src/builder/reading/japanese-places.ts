import { fold, type KnownPlace } from './known-places.ts'
import type { Sentence } from './sentence.ts'

const SUFFIX =
  '(?:人(?![気物間])|市民|県民|都民|府民|民|市内|都内|県内|府内|国内|市(?!場|販)|全域|全土|全国|圏|エリア|周辺|近郊|方面|地方|勢)?'
const JOINED = '(?:と|や|・|、|か|または|もしくは|および|, ?|/ ?| )'
const WORD = '[一-龯々ァ-ヶーA-Za-z0-9]'
const LIKED = '(?:が(?:大)?好き|は好き|(?:に|への)(?:は|も)?(?:興味|関心|ハマ|はま)|に夢中|について|に関|のファン|を)'

/** What lets a place be where people are. Anything else makes it part of a name (千葉雄大, 日本酒) or of a thing. */
const LIVED = new RegExp(
  [
    '(?:在住|住み|住まい|居住|在勤|勤務|限定|中心)(?:する|している|の|で|に)?',
    '(?:のみ|だけ|など)(?=[のでにを、。,.)\\uE000 ]|$)',
    'に(?:[^、。に]{0,6}?)(?:住んで(?:いる)?|住む|住ま|暮らす|暮らして(?:いる)?|在住(?:する)?|居住(?:する)?)(?:の)?|にいる|に(?:留学|駐在)(?:中|している)(?:の)?',
    `で(?!す)(?![^、。]*(?:たい|予定|計画|検討))(?:働く|働いている|暮らす)?`,
    'を(?:中心|拠点)(?:に|と)?',
    // 京都の写真好き lives in Kyoto; 北海道の物産展が好き does not say so.
    `の(?!ファン|${WORD}+[しりきみちびぎべけせえれめねい]?(?:(?:や|と|・)${WORD}+)*${LIKED})(?:ユーザー)?`,
    '(?=[、。,;:!?)(/【】\\uE000 ]|$)',
  ].join('|'),
)

export function readJapanesePlaces(
  sentence: Sentence,
  byName: ReadonlyMap<string, KnownPlace>,
  japanese: RegExp,
): void {
  const one = `(?:${japanese.source})${SUFFIX}`
  // One that is not known may end a list.
  const other = '(?:(?:と|や|・|か)[一-龯ァ-ヶー]+?)?'
  const list = new RegExp(`(?<![東西南北新])(?<list>${one}(?:${JOINED}${one})*)${other}(?<lived>${LIVED.source})`)
  sentence.take(list, ({ groups, from, is_near_excluded }) => {
    if (is_near_excluded) return null
    const before = sentence.whole.slice(0, from)
    // ドイツ在住の日本人 lives in Germany.
    if (/(?:在住|に住む|に住んでいる|で暮らす|にいる|留学中|駐在中)の?$/.test(before) && /人$/.test(groups.list!))
      return null
    const places = [...groups.list!.matchAll(new RegExp(japanese.source, 'g'))].map(([name]) => byName.get(fold(name)))
    return places.flatMap((place) =>
      place ? [{ kind: 'places' as const, value: place.value, patch: place.patch }] : [],
    )
  })
}
