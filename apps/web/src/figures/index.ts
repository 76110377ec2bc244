export { asOfWords, baselineWords, baseWords, sourceNames } from './base-words.ts'
export { fromLocalInput, OFFSETS, offsetName, ownOffset, ownZoneName, toLocalInput, zoneShort } from './time-zone.ts'
