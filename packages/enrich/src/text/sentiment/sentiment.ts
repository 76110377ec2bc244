import { CHOICES, LATIN } from '../language/scripts.ts'
import { readModel } from '../model-file.ts'
import type { Scan } from '../tokens/scan.ts'
import { type ConvolutionHeader, ConvolutionModel } from './convolution-model.ts'
import { featuresOf } from './features.ts'
import { balance, doubts, mood, moodOf, readMood } from './lexicon/mood.ts'
import { bytesOfLinear, type LinearHeader, LinearModel } from './linear-model.ts'

export type SentimentLabel = 'negative' | 'neutral' | 'positive'
export type Sentiment = {
  label: SentimentLabel
  /** -1 to 1: how much likelier positive is than negative. */
  score: number
  /** How often a judgement like this one is right. */
  confidence: number
}

/** A judgement with less confidence is more likely wrong than right: nobody is told it as a mood. */
export const SURE_OF_MOOD = 0.5

/** How what the models say makes one answer (negative, positive), and how sure that answer may be. */
type Fit = { stack: [number[], number[]]; confidence: [number, number] }

const english = readModel<Fit & { linear: LinearHeader; convolution: ConvolutionHeader }>('sentiment-english')
const split = bytesOfLinear(english.header.linear)
const englishLinear = new LinearModel(english.header.linear, english.bytes.subarray(0, split))
const englishConvolution = new ConvolutionModel(english.header.convolution, english.bytes.subarray(split))
const many = readModel<Fit & { linear: LinearHeader }>('sentiment-many')
const manyLinear = new LinearModel(many.header.linear, many.bytes)
/** What eight languages share (signs, loan words, endings) still says something of a ninth in the same letters. */
const alike = new Set(CHOICES[LATIN])

/** Other scripts are judged by lexicon and signs alone: fitted on Japanese posts, see the docs. */
const BY_LEXICON: Fit = {
  stack: [
    [1.65, -0.41, -1.05],
    [-0.92, 1.65, -2.04],
  ],
  confidence: [0.7, 0.25],
}
/** More of the same mood says no more. */
const ENOUGH = 6
/** Where no word is known either, only signs speak. */
const UNREAD_CONFIDENCE = 0.75
/** Where a text itself speaks against what the models say of it, they are right in half of the cases at best. */
const DOUBTED_CONFIDENCE = 0.6
/** Which of two moods is the stronger one, a lexicon can hardly tell. */
const MIXED_CONFIDENCE = 0.7

export function sentimentIn(scan: Scan, language: string): Sentiment {
  readMood(scan, language)
  if (language === 'en') {
    const features = featuresOf(scan)
    englishLinear.read(features, mood, language)
    englishConvolution.read(features)
    const { negative, positive } = englishLinear
    return doubted(
      combined(english.header, negative, positive, englishConvolution.negative, englishConvolution.positive),
    )
  }
  if (many.header.linear.languages.includes(language)) {
    manyLinear.read(featuresOf(scan), mood, language)
    return doubted(combined(many.header, manyLinear.negative, manyLinear.positive))
  }
  if (alike.has(language)) {
    manyLinear.read(featuresOf(scan), mood, language)
    const judged = combined(many.header, manyLinear.negative, manyLinear.positive)
    return { ...judged, confidence: judged.confidence * UNREAD_CONFIDENCE }
  }
  const sorry = Math.min(ENOUGH, moodOf('negative') + moodOf('signs_negative'))
  const glad = Math.min(ENOUGH, moodOf('positive') + moodOf('signs_positive'))
  const sure = (language === 'ja' ? 1 : UNREAD_CONFIDENCE) * (sorry > 0 && glad > 0 ? MIXED_CONFIDENCE : 1)
  const judged = combined(BY_LEXICON, sorry, glad)
  const score = sorry === 0 && glad === 0 ? 0 : judged.score
  return { label: judged.label, score, confidence: judged.confidence * sure }
}

/** A mood is not taken back by this, only believed less. */
function doubted(judged: Sentiment): Sentiment {
  const speaksAgainst = (judged.label === 'negative' && balance() > 0) || (judged.label === 'positive' && doubts.mishap)
  return speaksAgainst ? { ...judged, confidence: judged.confidence * DOUBTED_CONFIDENCE } : judged
}

function combined({ stack, confidence }: Fit, a: number, b: number, c = 0, d = 0): Sentiment {
  const negative = Math.exp(weighed(stack[0], a, b, c, d))
  const positive = Math.exp(weighed(stack[1], a, b, c, d))
  const total = negative + positive + 1
  const label = negative > positive ? (negative > 1 ? 'negative' : 'neutral') : positive > 1 ? 'positive' : 'neutral'
  const best = (label === 'negative' ? negative : label === 'positive' ? positive : 1) / total
  const odds = Math.log(best / Math.max(1e-9, 1 - best))
  return {
    label,
    score: (positive - negative) / total,
    confidence: 1 / (1 + Math.exp(-(confidence[0] + confidence[1] * odds))),
  }
}

/** Two models give four numbers, one gives two; the last weight is the bias. */
function weighed(weights: number[], a: number, b: number, c: number, d: number): number {
  if (weights.length === 3) return weights[0]! * a + weights[1]! * b + weights[2]!
  return weights[0]! * a + weights[1]! * b + weights[2]! * c + weights[3]! * d + weights[4]!
}
