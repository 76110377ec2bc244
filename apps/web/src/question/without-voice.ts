import type { AskedQuestion } from '@starling/question'

/** The names of a share of voice are no other section's: one that is added must not have all of them asked again. */
export function withoutVoice(question: AskedQuestion): AskedQuestion {
  if (!('keywords' in question) || !question.share_of_voice) return question
  const { share_of_voice: _, ...rest } = question
  return rest
}
