import { TASKS } from './evaluate/registry.ts'

/** `npm run evaluate -- TASK FILE…`: a judgement on labelled data; the last line is a JSON of metrics. */
const [task = '', ...files] = process.argv.slice(2)
const evaluate = TASKS[task]
if (!evaluate || files.length === 0) {
  console.error(`usage: npm run evaluate -- TASK FILE…\nTASK is one of: ${Object.keys(TASKS).join(', ')}`)
  process.exitCode = 1
} else {
  console.log(JSON.stringify(await evaluate(files)))
}
