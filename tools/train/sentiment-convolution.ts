import type { ConvolutionHeader } from '@starling/enrich/src/text/sentiment/convolution-model.ts'
import { featuresOf } from '@starling/enrich/src/text/sentiment/features.ts'
import { scan } from '@starling/enrich/src/text/tokens/scan.ts'
import { type Convolution, ConvolutionTrainer } from './convolution.ts'
import { quantised } from './model-file.ts'
import { balanced, type Sample, TASK_CLASSES } from './sentiment-sets.ts'

export type ConvolutionCourse = { words: number; size: number; filters: number; epochs: number; rate: number }
export type TrainedConvolution = { header: ConvolutionHeader; bytes: Uint8Array }

export function trainConvolution(all: Sample[], course: ConvolutionCourse): TrainedConvolution {
  const texts = all.map(({ text }) => {
    const { units, size } = featuresOf(scan(text))
    return units.slice(0, size)
  })
  const counts = new Map<number, number>()
  for (const text of texts) for (const unit of new Set(text)) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  const vocabulary = [...counts]
    .filter(([, count]) => count > 1)
    .sort(([a, few], [b, many]) => many - few || a - b)
    .slice(0, course.words - 1)
    .map(([unit]) => unit)
  const numbers = new Map(vocabulary.map((unit, at) => [unit, at + 1]))
  const words: number[] = []
  const starts = [0]
  for (const text of texts) {
    for (const unit of text) words.push(numbers.get(unit) ?? 0)
    starts.push(words.length)
  }
  const shape = { words: vocabulary.length + 1, size: course.size, filters: course.filters, classes: TASK_CLASSES }
  const trainer = new ConvolutionTrainer(shape, { ...course, drop: 0.5, dropWords: 0.25, seed: 1 })
  const columns = {
    starts: Int32Array.from(starts),
    words: Int32Array.from(words),
    tasks: Uint8Array.from(all, ({ task }) => task),
    labels: Uint8Array.from(all, ({ label }) => label),
    weights: balanced(all),
  }
  const rows = Int32Array.from(all.keys())
  for (let epoch = 0; epoch < course.epochs; epoch++) {
    trainer.epoch(columns, rows, course.rate * (1 - epoch / course.epochs))
    console.log('convolution, epoch', epoch + 1)
  }
  return stored(trainer.net, vocabulary)
}

function stored({ shape, embeddings, kernels, bias, heads }: Convolution, vocabulary: number[]): TrainedConvolution {
  const { words, size, filters } = shape
  const table = quantised(embeddings)
  const wide = filters + size + 1
  const [head] = heads
  const against = (label: number) =>
    Float32Array.from({ length: wide }, (_, at) => head![label * wide + at]! - head![wide + at]!)
  const columns = [Int32Array.from([0, ...vocabulary]), kernels, bias, against(0), against(2), table.values]
  const bytes = Buffer.concat(columns.map((one) => Buffer.from(one.buffer, one.byteOffset, one.byteLength)))
  return { header: { words, size, filters, scale: table.scale }, bytes: new Uint8Array(bytes) }
}
