import type { Broken, SourceFile } from './source-file.ts'

const MAX_LINES = 300
const NO_ROOMS = /\/(lib|utils|common|shared|helpers)\//

export const isOneThing = (files: SourceFile[]): Broken =>
  files
    .map(({ name, text }) => ({ name, lines: text.split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ name, lines }) => `${name} has ${lines} lines`)

export const roomsHaveNames = (files: SourceFile[]): Broken =>
  files.filter(({ name }) => NO_ROOMS.test(name)).map(({ name }) => `${name} stands in a room without a name`)
