/** Trains packages/enrich/models/bots.bin on both labelled sets. `npm run evaluate -- bots` measures the method. */
import type { BotModel } from '@starling/enrich/src/profile/bots/judge-bot.ts'
import { type BotRow, botSamples, trainBots } from './train/bots.ts'
import { writeModel } from './train/model-file.ts'
import { readRows } from './train/rows.ts'

const samples = ['bots_cresci2017_subset', 'bots_nyu_kaggle2017'].flatMap((name) =>
  botSamples(readRows<BotRow>(`${name}/users.jsonl`)),
)
const model: BotModel = {
  version: 'bots-1',
  profile: trainBots(samples, 'profile'),
  likes: trainBots(samples, 'likes'),
}
console.log(`${samples.length} profiles, ${writeModel('bots', model)} bytes`)
