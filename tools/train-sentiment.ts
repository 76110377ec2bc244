/**
 * Trains packages/enrich/models/sentiment-{english,many}.bin. Part of the pool is spared to fit how the models answer
 * together and how sure they may be; then all of the pool is learnt. Files named `val` are not read but to leave out
 * what reads like them.
 */
import { ConvolutionModel } from '@starling/enrich/src/text/sentiment/convolution-model.ts'
import { featuresOf } from '@starling/enrich/src/text/sentiment/features.ts'
import { mood, readMood } from '@starling/enrich/src/text/sentiment/lexicon/mood.ts'
import { LinearModel } from '@starling/enrich/src/text/sentiment/linear-model.ts'
import { scan } from '@starling/enrich/src/text/tokens/scan.ts'
import { writeModel } from './train/model-file.ts'
import { type TrainedConvolution, trainConvolution } from './train/sentiment-convolution.ts'
import { type TrainedLinear, trainLinear } from './train/sentiment-linear.ts'
import { englishSamples, isSpared, LANGUAGES, manySamples, type Sample } from './train/sentiment-sets.ts'
import { softmax } from './train/softmax.ts'
import { fitConfidence, fitStack, stacked } from './train/stack.ts'

const ENGLISH = { bits: 18, known: 21, min: 3, languages: [], rate: 0.1, epochs: 4, dense: 0.5, drop: 0 }
const MANY = { bits: 18, known: 21, min: 2, languages: LANGUAGES, rate: 0.05, epochs: 6, dense: 1, drop: 0.5 }
const CONVOLUTION = { words: 20_000, size: 32, filters: 96, epochs: Number(process.env.CE ?? 3), rate: 0.03 }
/** The second English set is used by the linear model at a low weight: its annotators judged otherwise. */
const SECOND = 0.5

const forLinear = (all: Sample[]) =>
  all.filter(({ task }) => task < 2).map((one) => (one.task === 1 ? { ...one, weight: one.weight * SECOND } : one))

/** What each model says of a text: log-odds of negative and of positive against neutral. */
function answers(linear: TrainedLinear, convolution: TrainedConvolution | null, all: Sample[]): number[][] {
  const first = new LinearModel(linear.header, linear.bytes)
  const second = convolution && new ConvolutionModel(convolution.header, convolution.bytes)
  return all.map(({ text, language }) => {
    const scanned = scan(text)
    readMood(scanned, language)
    const features = featuresOf(scanned)
    first.read(features, mood, language)
    const said = [first.negative, first.positive]
    if (second) {
      second.read(features)
      said.push(second.negative, second.positive)
    }
    return said
  })
}

function fitted(inputs: number[][], spared: Sample[]) {
  const labels = spared.map(({ label }) => label)
  const half =
    (which: number) =>
    <T>(_: T, at: number) =>
      at % 2 === which
  const crossed = [0, 1].map((which) => {
    const stack = fitStack(inputs.filter(half(which)), labels.filter(half(which)))
    return report(stack, inputs.filter(half(1 - which)), labels.filter(half(1 - which)))
  })
  console.log('spared, stack fitted on the other half:', crossed.map(({ recall }) => recall.toFixed(4)).join(' '))
  const stack = fitStack(inputs, labels)
  const { odds, right } = report(stack, inputs, labels)
  return { stack, confidence: fitConfidence(odds, right) }
}

function report(stack: number[][], inputs: number[][], labels: number[]) {
  const p = new Float64Array(3)
  const odds: number[] = []
  const right: boolean[] = []
  const counts = [0, 0, 0]
  const hits = [0, 0, 0]
  inputs.forEach((input, at) => {
    stacked(stack, input, p)
    softmax(p)
    const best = p.indexOf(Math.max(...p))
    odds.push(Math.log(p[best]! / Math.max(1e-9, 1 - p[best]!)))
    right.push(best === labels[at])
    counts[labels[at]!]!++
    if (best === labels[at]) hits[best]!++
  })
  return { odds, right, recall: hits.reduce((sum, one, label) => sum + one / counts[label]! / 3, 0) }
}

function english(): void {
  const all = englishSamples()
  const spared = all.filter((one) => one.task === 0 && isSpared(one, 10))
  const learnt = all.filter((one) => !isSpared(one, 10))
  const fit = fitted(
    answers(trainLinear(forLinear(learnt), ENGLISH), trainConvolution(learnt, CONVOLUTION), spared),
    spared,
  )
  const linear = trainLinear(forLinear(all), ENGLISH)
  const convolution = trainConvolution(all, CONVOLUTION)
  const header = { linear: linear.header, convolution: convolution.header, ...fit }
  console.log(writeModel('sentiment-english', header, linear.bytes, convolution.bytes), 'bytes')
}

function many(): void {
  const all = manySamples()
  const spared = all.filter((one) => one.task === 0 && one.language !== 'en' && isSpared(one, 5))
  const learnt = all.filter((one) => one.task !== 0 || !isSpared(one, 5))
  const fit = fitted(answers(trainLinear(learnt, MANY), null, spared), spared)
  const linear = trainLinear(all, MANY)
  console.log(writeModel('sentiment-many', { linear: linear.header, ...fit }, linear.bytes), 'bytes')
}

const only = process.argv[2]
if (!only || only === 'many') many()
if (!only || only === 'english') english()
