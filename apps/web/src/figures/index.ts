export { offsetName, sourceNames } from '@starling/sections/names'
export { asOfWords, baselineWords, baseWords, comparedWords } from './base-words.ts'
export { fileSize } from './file-size.ts'
export { fromLocalInput, OFFSETS, ownOffset, ownZoneName, toLocalInput, zoneShort } from './time-zone.ts'
