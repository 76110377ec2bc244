import { useText } from '@starling/text'
import { sayDuration } from '../errors/index.ts'

/** Minutes in words, in the language of the moment. */
export function useDuration(): (minutes: number) => string {
  useText()
  return (minutes) => sayDuration(minutes * 60)
}
