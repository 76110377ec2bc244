import { describe, expect, test } from 'vitest'
import { languageIn } from '../language/language.ts'
import { scan } from '../tokens/scan.ts'
import { SURE_OF_MOOD, sentimentIn } from './sentiment.ts'

const judge = (text: string, language?: string) => {
  const scanned = scan(text)
  return sentimentIn(scanned, language ?? languageIn(scanned).value)
}

test.each([
  { text: 'I love this, what a wonderful evening', language: 'en', label: 'positive' },
  { text: 'Worst service ever, I am so angry', language: 'en', label: 'negative' },
  { text: 'The meeting starts at 10 in room 4', language: 'en', label: 'neutral' },
  { text: '最高に楽しかった', language: 'ja', label: 'positive' },
  { text: '電車が遅れて最悪だ', language: 'ja', label: 'negative' },
  { text: '会議は十時から始まります', language: 'ja', label: 'neutral' },
  { text: 'Ich bin so glücklich, danke euch allen', language: 'de', label: 'positive' },
  { text: 'So eine Scheiße, ich hasse das', language: 'de', label: 'negative' },
  { text: 'Me encanta, muchas gracias, estoy muy feliz', language: 'es', label: 'positive' },
  { text: 'Qué asco de día, todo mal', language: 'es', label: 'negative' },
  { text: "J'adore, merci beaucoup, c'est magnifique", language: 'fr', label: 'positive' },
  { text: "C'est vraiment de la merde, quelle honte", language: 'fr', label: 'negative' },
  { text: 'Que lindo, amei demais, muito feliz', language: 'pt', label: 'positive' },
  { text: 'Odeio isso, que raiva', language: 'pt', label: 'negative' },
  { text: 'Che bello, grazie mille, ti amo', language: 'it', label: 'positive' },
  { text: 'Che schifo, una vergogna', language: 'it', label: 'negative' },
  { text: 'だんだん楽しくなります', language: 'ja', label: 'positive' },
  { text: '余暇の使い方', language: 'ja', label: 'neutral' },
  { text: 'fantastisk 😍😍', language: 'sv', label: 'positive' },
])('$language $label: $text', ({ text, language, label }) => {
  expect(judge(text, language).label).toBe(label)
})

describe('what a reader would not call so is not told as a mood', () => {
  test.each([
    { text: 'nothing broke', language: 'en', not: 'negative' },
    { text: 'deployed on a Friday and nothing broke', language: 'en', not: 'negative' },
    { text: 'No one got hurt', language: 'en', not: 'negative' },
    { text: 'Spilled coffee on my good shirt', language: 'en', not: 'positive' },
    { text: '推しのアクスタの開封で怪我した', language: 'ja', not: 'positive' },
    { text: '推しの配信を寝過ごした', language: 'ja', not: 'positive' },
    { text: '推しの誕生日が3月', language: 'ja', not: 'positive' },
    { text: '楽しかったけどつらい', language: 'ja', not: 'positive' },
  ])('$text', ({ text, language, not }) => {
    const { label, confidence } = judge(text, language)
    expect(confidence < SURE_OF_MOOD ? 'unsure' : label).not.toBe(not)
  })

  test.each([
    { text: 'nothing works, everything is broken', language: 'en', label: 'negative' },
    { text: 'Spilled coffee on my laptop, worst day ever', language: 'en', label: 'negative' },
    { text: '推しの笑顔が最高', language: 'ja', label: 'positive' },
    { text: '推しが怪我してつらい', language: 'ja', label: 'negative' },
  ])('while this is: $text', ({ text, language, label: expected }) => {
    const { label, confidence } = judge(text, language)
    expect(label).toBe(expected)
    expect(confidence).toBeGreaterThanOrEqual(SURE_OF_MOOD)
  })
})

describe('negation turns it round', () => {
  test.each([
    { plain: 'I am happy with it', turned: 'I am not happy with it', language: 'en' },
    { plain: 'this is good', turned: "this isn't good", language: 'en' },
    { plain: 'この店は好き', turned: 'この店は好きじゃない', language: 'ja' },
    { plain: 'とても嬉しい', turned: '全然嬉しくない', language: 'ja' },
    { plain: '楽しめた、面白い', turned: '面白くなかった', language: 'ja' },
  ])('$turned', ({ plain, turned, language }) => {
    expect(judge(plain, language).score).toBeGreaterThan(0)
    expect(judge(turned, language).score).toBeLessThan(0)
  })
})

describe('emphasis and signs move the score', () => {
  test.each([
    { less: 'nice day', more: 'nice day 😍😍', language: 'en' },
    { less: 'what a day', more: 'what a great day :)', language: 'en' },
    { less: 'see you 😭😡', more: 'see you', language: 'en' },
    { less: '雨だ', more: '雨だ😊', language: 'ja' },
    { less: 'この曲が好き', more: 'この曲がめっちゃ好き、最高', language: 'ja' },
    { less: 'もう帰る(泣)', more: 'もう帰る(笑)', language: 'ja' },
    { less: 'hmm 👎', more: 'hmm 👍', language: 'sv' },
  ])('$more', ({ less, more, language }) => {
    expect(judge(more, language).score).toBeGreaterThan(judge(less, language).score)
  })
})

test.each(['', '12:30', 'https://t.co/abc'])('nothing is said, nothing is felt: "%s"', (text) => {
  const { label, score, confidence } = judge(text)
  expect(label).toBe('neutral')
  expect(Math.abs(score)).toBeLessThan(0.2)
  expect(confidence).toBeLessThan(0.8)
})

test('a score is in its bounds and a confidence is a share, whatever the text', () => {
  for (const text of ['love '.repeat(500), '最悪'.repeat(500), '😡'.repeat(500), '!'.repeat(5000)]) {
    for (const language of ['en', 'ja', 'es', 'und']) {
      const { score, confidence } = judge(text, language)
      expect(Math.abs(score)).toBeLessThanOrEqual(1)
      expect(confidence).toBeGreaterThan(0)
      expect(confidence).toBeLessThanOrEqual(1)
    }
  }
})
