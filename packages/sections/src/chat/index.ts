export {
  DISTINGUISHED,
  GENERAL_SECTIONS,
  NAMED_SECTIONS,
  OPEN_SECTIONS,
  PORTRAYED,
  PROPER_SECTIONS,
  SUMMED_UP,
  sectionsOfKind,
} from './lists.ts'
export { type Noun, nounOf } from './nouns.ts'
export { type Telling, tellingOf } from './telling.ts'
export { type ChatTopic, CONTEXTS, TOPICS } from './topics.ts'
