import { isOfOthersJapanese } from './meant.ts'
import { isParentSaid, PARENT } from './parents.ts'
import type { Match, Sentence } from './sentence.ts'

const WOMEN = '(?:women|woman|females?|girls|ladies|wives|grandmothers|businesswomen)'
const MEN = '(?:men|man|males?|guys|gentlemen|boys|husbands|grandfathers|businessmen)'
const MOTHERS = '(?:moms|mums|mothers|mommies)'
const FATHERS = '(?:dads|fathers)'
const JOINED = '(?:,? (?:and|or|as well as) | ?[&/] ?|, )'
const JOINED_JAPANESE = '(?:または|もしくは|あるいは|および|でも|か|や|と|も|・|、|/)'
const eitherWay = (one: string, other: string, joined: string) => `${one}${joined}${other}|${other}${joined}${one}`
const BUSY = '(?:new |working |young |single |busy |stay[- ]at[- ]home )?'
const ANY = { kind: 'gender' as const, value: 'ANY', patch: { gender: 'ANY' as const } }

/** 男性向け化粧品 and 女性アイドルが好き are about things; 女性向け alone is about whom. */
const NO_THING =
  '(?!(?:向け|用)の?(?!広告|キャンペーン|訴求|配信|施策|プロモーション|オーディエンス)[一-龯ァ-ヶーA-Za-z])(?!誌|服|物|[一-龯ァ-ヶーA-Za-z]+(?:が(?:大)?好き|のファン|に(?:は)?(?:興味|関心)|を応援|について))'

/** "women's football" is a thing, "Mad Men" and "Spider-Man" are names. */
function isName(sentence: Sentence, { from, found }: Match): boolean {
  const before = sentence.whole.slice(0, from)
  const after = sentence.whole.slice(from + found.length)
  if (/^'s?\b/.test(after) || /[\w'][-]$/.test(before)) return true
  const isAfterName =
    /(?<!^|[.;:!?] ?)\b[A-Z][\w']*(?<!an|ish|ese|ch) $/.test(before) ||
    (/[A-Z][\w']* $/.test(before) && /^ (?:fans?|lovers?|viewers?|watchers?|fandom)\b/i.test(after))
  return /^[A-Z]/.test(found) && (isAfterName || /^ [A-Z][a-z]/.test(after))
}

export function readGender(sentence: Sentence): void {
  const isMeant = (match: Match): boolean =>
    !match.is_near_excluded &&
    !isName(sentence, match) &&
    !sentence.isOfOthers(match.from) &&
    !isOfOthersJapanese(sentence.whole, match.from, match.found.length)
  const asParent = isParentSaid(sentence) ? [] : [PARENT]
  sentence.take(
    new RegExp(
      String.raw`\b(?:both )?(?:${eitherWay(MOTHERS, FATHERS, JOINED)})\b|${eitherWay('(?:ママ|お母さん|母親)', '(?:パパ|お父さん|父親)', JOINED_JAPANESE)}`,
      'i',
    ),
    (match) => (isMeant(match) ? [ANY, ...asParent] : null),
  )
  sentence.take(
    new RegExp(
      String.raw`\b(?:(?:both )?(?:${eitherWay(WOMEN, MEN, JOINED)})|both (?:genders|sexes)|any gender|all genders)\b(?!'s)|男女(?:問わず|とも|の)?|(?:${eitherWay('(?:女性|女子)', '(?:男性|男子)', JOINED_JAPANESE)})(?:の?(?:両方|どちらも)|でも|とも|も)?(?:の)?`,
      'i',
    ),
    () => [ANY],
  )
  const parents = (pattern: RegExp, gender: 'MALE' | 'FEMALE') =>
    sentence.take(pattern, (match) => {
      if (match.is_excluded) {
        return [{ kind: 'excluded_interests', value: PARENT.value, patch: { excluded_interests: [PARENT.value] } }]
      }
      return isMeant(match) ? [{ kind: 'gender', value: gender, patch: { gender } }, ...asParent] : null
    })
  const OF_MOTHERS = '(?<![ァ-ヶー])(?:ワー)?ママ(?!友|チャリ|コン|会|向け[一-龯ァ-ヶ])(?![ァ-ヶー])'
  const OF_FATHERS = '(?<![ァ-ヶー])パパ(?!活|友|向け[一-龯ァ-ヶ])(?![ァ-ヶー])'
  parents(
    new RegExp(
      String.raw`\b${BUSY}${MOTHERS}\b|(?:子育て中の|働く|新米)?(?:${OF_MOTHERS}|お母さん|母親)(?:たち|さん)?`,
      'i',
    ),
    'FEMALE',
  )
  parents(
    new RegExp(
      String.raw`\b${BUSY}${FATHERS}\b|(?:子育て中の|働く|新米)?(?:${OF_FATHERS}|お父さん|父親)(?:たち|さん)?`,
      'i',
    ),
    'MALE',
  )
  const take = (pattern: RegExp, gender: 'MALE' | 'FEMALE') =>
    sentence.take(pattern, (match) => (isMeant(match) ? [{ kind: 'gender', value: gender, patch: { gender } }] : null))
  take(
    new RegExp(
      String.raw`\b${WOMEN}\b(?! (?:and|or|&) men's)|(?:女性|女子(?:高生|大生)?(?!サッカー|バレー|プロ|ゴルフ|会)|女の子)${NO_THING}`,
      'i',
    ),
    'FEMALE',
  )
  take(
    new RegExp(String.raw`\b${MEN}\b(?! (?:and|or|&) women's)|(?:男性|男子(?!サッカー|バレー)|男の子)${NO_THING}`, 'i'),
    'MALE',
  )
  bothOf(sentence)
}

/** "men in Spain and women in France" are both; "women who buy gifts for men" are women. */
function bothOf(sentence: Sentence): void {
  const said = sentence.found.filter(({ kind }) => kind === 'gender').toSorted((a, b) => a.from - b.from)
  const others = said.filter(({ value }) => value !== said[0]!.value)
  const isBoth = others.some(
    ({ from }) => !/\b(?:for|by|about|with|to|dat(?:e|ing)) $/i.test(sentence.whole.slice(0, from)),
  )
  for (const one of said) {
    if (one !== said[0]) sentence.found.splice(sentence.found.indexOf(one), 1)
    else if (isBoth) Object.assign(one, ANY)
  }
}
