import { bots } from './bots.ts'
import { communities } from './communities.ts'
import { country } from './country.ts'
import { descriptions } from './descriptions.ts'
import { entities } from './entities.ts'
import { gender } from './gender.ts'
import { language } from './language.ts'
import type { Metrics } from './metrics.ts'
import { sentiment } from './sentiment.ts'
import { topics } from './topics.ts'

/** Reads labelled files, prints what a person wants to see, answers the metrics. */
export type Task = (files: string[]) => Metrics | Promise<Metrics>

export const TASKS: Record<string, Task> = {
  sentiment,
  language,
  entities,
  topics,
  gender,
  country,
  bots,
  communities,
  descriptions,
}
