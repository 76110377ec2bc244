/**
 * Japanese endings take another form after a noun than after a verb or an adjective: 合うと思う, but 必要だと思う. The sheets put a
 * `+` before an ending, and the word in front of it decides.
 */
const JOINT = /\+(?=.?)/g

/** A word that ends like an adjective and is none. */
const NOT_ADJECTIVE =
  /(?:きれい|みたい|くらい|ぐらい|せい|きらい|嫌い|ちがい|違い|お祝い|匂い|思い|扱い|占い|間違い|具合い|いっぱい|失敗|心配)$/
/** Words that end like a verb and are none. */
const NOT_VERB = /(?:ありがとう|そう|よう|ほう|ふう|もう|いつも|みかん|あう|ゆう|おう|とう|まる|くる|さる|昼|夜|春)$/
const PREDICATE = /(?:[うくぐすつぬぶむるいた]|[んい]だ|ない|たい)$/

function isNoun(before: string): boolean {
  if (NOT_ADJECTIVE.test(before)) return true
  if (/(?:が|の|に|^)ええ$/.test(before)) return false
  if (
    /(?:する|くる|ある|なる|いる|てる|まる|える|れる|せる|ける|める|べる|ねる|げる|ぜる|じる|びる|みる|きる|りる|わる|かる|たる|さる|がる|すぎる|とう|よう)$/.test(
      before,
    )
  ) {
    return /(?:ありがとう|どうよう)$/.test(before)
  }
  if (NOT_VERB.test(before)) return true
  return !PREDICATE.test(before)
}

const AFTER_NOUN: [RegExp, string][] = [
  [/^(?=ので|のに|のか|のって|の[すずっ好助信地強]|んだ|んです|んだよ|気が)/, 'な'],
  [/^(?=けど|から|し(?:[、。\s]|$)|と思|わ(?:[。！\s]|$)|よ(?:[ね。！\s]|$)|な(?:[あ。！\s]|$)|ね)/, 'だ'],
]

export function join(text: string): string {
  let out = ''
  const parts = text.split(JOINT)
  for (const [at, part] of parts.entries()) {
    if (at === 0) {
      out = part
      continue
    }
    // A sentence that has closed, or is polite already, takes no further ending.
    if (/[。！？!?…」】]$/.test(out)) out += part.replace(/^[^。！？\s]*/, '')
    else if (!isNoun(out)) out += part
    else {
      const copula = out.endsWith('だ')
      const rule = AFTER_NOUN.find(([found]) => found.test(part))
      out =
        rule?.[1] === 'な' && copula ? `${out.slice(0, -1)}な${part}` : out + (rule && !copula ? rule[1] : '') + part
    }
  }
  return out
}
