import { expect, test } from 'vitest'
import { judgePost } from './judge-post.ts'

test('a post is judged once, in every respect', () => {
  const judged = judgePost({ text: '😀 I love the new #Pixel @ann https://t.co/abc' })
  expect(judged.version).toMatch(/^post-\d+$/)
  expect(judged.language.value).toBe('en')
  expect(judged.sentiment.label).toBe('positive')
  expect(judged.tokens).toEqual(['😀', 'i', 'love', 'the', 'new', '#pixel', '@ann', 'https://t.co/abc'])
  expect(judged.entities.hashtags).toEqual([{ tag: 'Pixel', start: 17, end: 23 }])
})

test('where the source names the language, mood is read in it', () => {
  const text = 'gift'
  expect(judgePost({ text, lang: 'en' }).sentiment.score).not.toBe(judgePost({ text, lang: 'de' }).sentiment.score)
  expect(judgePost({ text, lang: 'und' }).sentiment).toEqual(judgePost({ text }).sentiment)
})

test('judging another post leaves an earlier judgement as it was', () => {
  const first = judgePost({ text: 'good morning #sun' })
  const kept = structuredClone(first)
  judgePost({ text: '最悪の一日 #雨' })
  expect(first).toEqual(kept)
})

test('the same post is judged the same', () => {
  const text = 'Tokyo での朝 😊 see you @bob'
  expect(judgePost({ text })).toEqual(judgePost({ text }))
})
