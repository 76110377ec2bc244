import type { WeekCount, WeekTerm } from '@starling/contract'
import { writeQuestion } from '@starling/question'
import { sayChange, sayMood, saySure, saySureMood, sayTerm, wayOf } from '@starling/sections/week-words'
import { type Couriers, findMonitorNews, findUser, type Row, type WeekFound } from '@starling/store'
import { type Say, say } from '@starling/text/both'
import { layOut, type MailWords, nameInSubject, origins, type Product } from '../floor/index.ts'

const MOST_TERMS = 8

const counted = (speak: Say, count: WeekCount): string => {
  const before = speak.t('{{value}} the week before', { value: speak.fullNumber(count.before) })
  const change = sayChange(count, speak)
  const sure = saySure(count, speak)
  return [speak.fullNumber(count.now), change ? `${before} (${change})` : before, sure].filter(Boolean).join(', ')
}

/** What chance does not explain, a line each; what it may explain is not told. */
function changesOf(speak: Say, { people, posts, mood, terms }: WeekFound): string[] {
  const { t } = speak
  const told = terms.filter(({ is_significant }) => is_significant)
  const went = (way: 'up' | 'down') =>
    told.filter(({ share, before_share }) => wayOf(share, before_share ?? 0, true) === way).slice(0, MOST_TERMS)
  const named = (title: string, some: WeekTerm[]) =>
    some.length > 0 ? [title, ...some.map((term) => `${term.term}: ${sayTerm(term, speak)}`)] : []
  return [
    ...(people?.is_significant ? [`${t('People')}: ${counted(speak, people)}`] : []),
    ...(posts.is_significant ? [`${t('Posts')}: ${counted(speak, posts)}`] : []),
    ...(mood.is_significant ? [`${t('Net mood')}: ${moodWords(speak, mood)}`] : []),
    ...named(t('Words used more:'), went('up')),
    ...named(t('Words used less:'), went('down')),
  ]
}

function moodWords(speak: Say, mood: WeekFound['mood']): string {
  const { now, before } = mood
  const earlier = speak.t('{{value}} the week before', { value: sayMood(before, speak) })
  return [sayMood(now, speak), earlier, saySureMood(mood, speak)].filter(Boolean).join(', ')
}

const inUtc = (moment: string) => moment.slice(0, 16).replace('T', ' ')

function wordsOf(speak: Say, name: string, found: WeekFound, stop: { origin: string; code: string }): MailWords {
  const { t } = speak
  const known = nameInSubject(name)
  return {
    subject: known ? t('Changes this week: {{name}}', { name: known }) : t('Changes in a saved audience this week'),
    lines: [
      t('The week to {{time}} (UTC) brought changes that chance does not explain to this saved audience:', {
        time: inUtc(found.week.until),
      }),
      { quote: name },
      // A term is what strangers wrote.
      { quote: changesOf(speak, found).join('\n') },
      t('from {{source}}', { source: found.source.join(', ') }),
      t('You get this email because you monitor it. It comes only when something changed.'),
    ],
    action: t('See the audience'),
    stop: { words: t('Stop these emails'), ...stop },
  }
}

/** Where the question is asked again; what was built has no address of its own. */
function addressOf(toolkit: string, { body }: Row<'audiences'>): string {
  if (body.query_type === 'builder') return toolkit
  return `${toolkit}/explore/${body.query_type}?${writeQuestion(body)}`
}

/** A mail server keeps no key: a double bears the same `Message-ID`. */
export const monitorMailCourier = (product: Product): Couriers['mail.monitor'] => ({
  carry: async ({ id, payload }) => {
    const { store, config, secrets } = product
    const news = await findMonitorNews(store, payload.result_id)
    const user = news && (await findUser(store, news.monitor.user_id))
    // Whoever stopped it in the meantime is not told any more.
    if (!user || user.removed_at || !news.monitor.mails || news.monitor.paused) return null
    const { team, pro } = origins(config)
    const language = user.language ?? 'en'
    const code = secrets.seal('monitor mails', news.monitor.id)
    const words = wordsOf(say(language), news.search.name, news.result.result, { origin: team, code })
    await product.mailer.send({ key: id, to: user.email, ...layOut(words, addressOf(pro, news.search), language) })
    return null
  },
})
