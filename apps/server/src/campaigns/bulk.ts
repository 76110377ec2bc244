import { AppError, type BulkDone, type Campaign } from '@starling/contract'
import { say } from '@starling/text/both'
import type { Input, UserContext } from '../floor/index.ts'
import { end, pause } from './acts.ts'
import { answerCampaign } from './answers.ts'
import { bringBack, removeCampaign } from './campaigns.ts'
import { openCampaign } from './find.ts'
import { reconcileOne } from './reconcile.ts'

type Act = Input<'bulkCampaigns'>['body']['act']
const ACTS: Record<Act, (id: string, context: UserContext) => Promise<Campaign | null>> = {
  pause,
  end,
  restore: bringBack,
  delete: async (id, context) => {
    await removeCampaign(id, context)
    return null
  },
  reconcile: async (id, context) => {
    const { id: campaign_id } = await openCampaign(id, context)
    await reconcileOne(context, campaign_id)
    return answerCampaign(campaign_id, context)
  },
}

/** Each by itself: what is refused of one holds up no other. */
export async function bulkCampaigns(
  { body: { act, ids } }: Input<'bulkCampaigns'>,
  context: UserContext,
): Promise<BulkDone[]> {
  const done: BulkDone[] = []
  for (const id of new Set(ids)) {
    try {
      done.push({ id, error: null, detail: null, campaign: await ACTS[act](id, context) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      done.push({ id, error: error.code, detail: error.detailIn(say(context.language)), campaign: null })
    }
  }
  return done
}
