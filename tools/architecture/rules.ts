import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CALLS } from '@starling/contract'
import { SECTION_IDS } from '@starling/sections'
import { factsOf } from './facts.ts'
import { handlersBearTheirCallsId } from './handlers.ts'
import { layersKnowTheSameRooms } from './layers.ts'
import { listsArePaged } from './lists.ts'
import { auditStandsAlone, declaresWhatItImports, importsOnlyWhatItMay, packagesHoldCode } from './packages.ts'
import { roomsAreEnteredByTheirDoor, roomsHoldNoCircle } from './rooms.ts'
import { nothingLeavesInsideAChange, sqlStandsInTheStore } from './rows.ts'
import { isOneThing, roomsHaveNames } from './shape.ts'
import { type Broken, readSources } from './source-file.ts'
import { refusalsAreCodes, sectionsAreNamedOnce, typesAreDeclaredOnce } from './words.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const files = readSources(ROOT)
// Here and not in the first rule that asks: reading the house takes longer than any rule.
for (const file of files) factsOf(file)
const declared = (folder: string) => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'))
const folders = globSync('{apps,packages}/*/package.json', { cwd: ROOT }).map((name) => path.dirname(name))

/** The rules of the house, each over the whole of it. */
export const RULES: Record<string, () => Broken> = {
  'a package imports only what it may': () => importsOnlyWhatItMay(files),
  'what computes figures again knows nothing of the engine': () => auditStandsAlone(files),
  'a package declares what it imports': () => declaresWhatItImports(files, declared),
  'every package holds code and is in the table': () => packagesHoldCode(files, folders),
  'a file is one thing': () => isOneThing(files),
  'a room has a name': () => roomsHaveNames(files),
  'a room is entered by its door': () => roomsAreEnteredByTheirDoor(files),
  'rooms hold no circle': () => roomsHoldNoCircle(files),
  'every layer knows the same rooms': () => layersKnowTheSameRooms(files),
  'SQL stands in the store': () => sqlStandsInTheStore(files),
  'nothing leaves inside a change': () => nothingLeavesInsideAChange(files),
  'a section is named in its own package': () =>
    sectionsAreNamedOnce(files, SECTION_IDS, ['share_of_voice', 'age_groups', 'job_titles']),
  'a handler bears the id of its call': () => handlersBearTheirCallsId(files),
  'lists are paged': () => listsArePaged(CALLS),
  'refusals are codes': () => refusalsAreCodes(files),
  'a type name has one meaning': () => typesAreDeclaredOnce(files),
}
