import type { Language } from '../places.ts'

/** A time or company that a frame adds is between these, until it is known whether the sentence has one already. */
export const TIME = '\ue000'
export const COMPANY = '\ue001'
const END = '\ue002'

export const marked = (sign: string, text: string) => `${sign}${text}${END}`

const PIECE = /( ?)([\ue000\ue001])([^\ue000-\ue002]*)\ue002/g

const TIMES: Partial<Record<Language, RegExp>> = {
  en: /\b(?:today|tonight|yesterday|tomorrow|again|midnight|noon|lately|recently|twice|this (?:morning|week|weekend|evening|month|year)|last (?:night|week|year|month)|(?:before|after|during|until|since|between|while|when) \S|(?:on|by|every|each|another) (?:an? )?(?:\w+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:all|every|the (?:whole|other)|for) (?:day|night|evening|week|weekend|morning|month|year|hour|\d)|in (?:\d+|one|half|the|an?) (?:\w+ )?(?:minutes?|hours?|days?|weeks?|goes|tries|mornings?|evenings?|sitting|night|year)|at (?:\d|dawn|night|sunrise)|\d+ ?(?:am|pm)\b|(?:days|weeks|months|years) (?:ago|old|early|late)|\d+ hours into|these days|at the moment|right now|for once|, (?:all|none) |and (?:got|slept|nobody|nothing|went|it|rolled|found|met|added|died|walked|crawled|never|chickened|read|looked|started|made|won|lost|saw) |in (?:winter|spring|summer|autumn))/i,
  ja: /昨日|今日|今朝|今夜|明日|先週|来週|週末|さっき|毎[日週朝回晩]|朝|夜|昼|曜|連休|年末|\d+[時日年]|[時日年]ぶり|久しぶり|最近|ずっと|帰りに|合間に|中に|前に|あとに|途中|夏休み|いつか|今度|そろそろ|初めて/,
  es: /\b(?:hoy|ayer|anoche|mañana|esta (?:mañana|tarde|noche|semana)|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|finde)|a las \d|antes de|después de|durante|siempre|cada)/i,
  pt: /\b(?:hoje|ontem|amanhã|essa (?:manhã|semana)|esta|antes d|depois d|durante|no (?:sábado|domingo|fim de semana)|na (?:segunda|terça|quarta|quinta|sexta)|às \d|sempre|toda)/i,
  fr: /\b(?:hier|aujourd'hui|demain|ce (?:matin|soir|week-end)|cette (?:semaine|nuit)|avant|après|pendant|à \d+ ?h|toujours|chaque|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)/i,
  de: /\b(?:heute|gestern|morgen|letzte|diese[rn]? |vor |nach |während|am (?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Wochenende|Abend)|um \d|immer|jede)/i,
  ko: /오늘|어제|그저께|\d+시|전에|후에|매일|주말|아침|새벽|만에|일째/,
  id: /\b(?:tadi|kemarin|semalam|besok|lusa|hari ini|jam \d|minggu|pas |sebelum|sesudah|habis|malam|sekarang)/i,
  ar: /(?<!\p{L})(?:اليوم|أمس|غد|الساعة|قبل|بعد|منذ|صباح|ليلة|نهاية|عند الفجر)/u,
  it: /\b(?:oggi|ieri|domani|stamattina|stasera|stanotte|questa|prima d|dopo|durante|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|alle \d|sempre|ogni)/i,
}
const COMPANIES: Partial<Record<Language, RegExp>> = {
  en: /\b(?:with|like) \S|\b(?:to|for|by|from) (?:my|[A-Z]\w+|the (?:team|kids|club|whole)|a (?:friend|stranger))|\b(?:alone|on my own|together)\b/,
  ja: /(?:さん|先輩|くん|友達|母|父|妹|姉|弟|子|氏|人|ひとり|一人|ふたり|みんな|家族)(?:と|に|を|で|が)|と一緒/,
  es: /\bcon (?:mi|la|el|\p{Lu})|\bsol[oa]\b/u,
  pt: /\bcom (?:minha|meu|o|a|\p{Lu})|\bsozinh/u,
  fr: /\bavec |\bseule?\b/,
  de: /\bmit (?:mein|de|\p{Lu})|\ballein/u,
  ko: /랑 |혼자|한테/,
  id: /\b(?:sama|bareng|ajak|traktir|sendirian) /,
  ar: /(?<!\p{L})(?:مع|وحدي)(?!\p{L})/u,
  it: /\bcon (?:mi|la|il|\p{Lu})|\bda sol[oa]/u,
}

/** Leaves out a time where the sentence says when, and company where it says with whom; keeps what is left. */
export function withoutEchoes(text: string, language: Language): string {
  if (!text.includes(END)) return text
  const said = text.replace(PIECE, ' ')
  const kept = new Set<string>()
  return text
    .replace(PIECE, (_, space: string, sign: string, piece: string) => {
      const table = sign === TIME ? TIMES : COMPANIES
      if (kept.has(sign) || table[language]?.test(said)) return ''
      kept.add(sign)
      return space + piece
    })
    .replace(/^[\s,、]+/, '')
    .replace(/([.。!！?？] |^)[,、]\s*/g, '$1')
}
