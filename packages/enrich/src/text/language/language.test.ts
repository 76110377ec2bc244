import { expect, test } from 'vitest'
import { scan } from '../tokens/scan.ts'
import { languageIn } from './language.ts'

test.each([
  { text: 'see you at the station tomorrow', language: 'en' },
  { text: 'thanks a lot', language: 'en' },
  { text: 'wo bist du gerade?', language: 'de' },
  { text: 'on se voit demain à la gare', language: 'fr' },
  { text: 'mañana nos vemos en la plaza', language: 'es' },
  { text: 'amanhã a gente se vê', language: 'pt' },
  { text: 'domani andiamo al mare con gli amici', language: 'it' },
  { text: 'ik ga morgen naar huis', language: 'nl' },
  { text: 'yarın sahile gidiyoruz', language: 'tr' },
  { text: 'aku mau pulang dulu ya', language: 'id' },
  { text: 'jutro jedziemy nad morze', language: 'pl' },
  { text: 'huomenna mennään rannalle', language: 'fi' },
  { text: '明日は海に行く', language: 'ja' },
  { text: 'ラーメン', language: 'ja' },
  { text: '我们明天去海边', language: 'zh' },
  { text: '내일 바다에 가요', language: 'ko' },
  { text: 'พรุ่งนี้ไปทะเล', language: 'th' },
  { text: 'غدا نذهب إلى البحر', language: 'ar' },
  { text: 'מחר נלך לים', language: 'he' },
  { text: 'αύριο θα πάμε στη θάλασσα', language: 'el' },
  { text: 'завтра поедем на море', language: 'ru' },
  { text: 'завтра поїдемо на море', language: 'uk' },
  { text: 'कल हम समुद्र जाएंगे', language: 'hi' },
  { text: 'kya baat hai yaar bahut acha', language: 'hi' },
  { text: 'ich weiß es nicht', language: 'de' },
  { text: 'je ne sais pas', language: 'fr' },
  { text: 'no me digas', language: 'es' },
  { text: 'ik weet het niet', language: 'nl' },
  { text: 'https://example.com/what-to-do-in-paris-this-weekend', language: 'en' },
])('$language: $text', ({ text, language }) => {
  expect(languageIn(scan(text)).value).toBe(language)
})

test.each(['', '   ', 'https://t.co/abc', '@ann @bob', '😀😀', '12 345', '!!! ...'])(
  'nothing is there: "%s"',
  (text) => {
    expect(languageIn(scan(text))).toEqual({ value: 'und', confidence: 1 })
  },
)

test('handles and links do not count, and names of others do not outweigh the words', () => {
  expect(languageIn(scan('@the_best_of_the_world ich bin schon da https://t.co/whatever')).value).toBe('de')
  expect(languageIn(scan('Google lanza el nuevo Pixel en la feria')).value).toBe('es')
})

test('confidence falls where a text says little', () => {
  const short = languageIn(scan('ok')).confidence
  const long = languageIn(scan('I have no idea what they were thinking about when they made this')).confidence
  expect(long).toBeGreaterThan(0.95)
  expect(short).toBeLessThan(long)
})
