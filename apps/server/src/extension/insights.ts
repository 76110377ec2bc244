import { CALL_SECTIONS } from '@starling/sections'
import { answerSections } from '../asking/index.ts'
import { openAudience } from '../audiences/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { findAdAccount } from './at-x.ts'

/** Whoever the body names is who asks: the floor has seen to it. */
export async function exploreConfigInsights(
  { body: { ad_account_id, audience_config_id } }: Input<'exploreConfigInsights'>,
  context: UserContext,
) {
  await findAdAccount(ad_account_id, context)
  const { question } = await openAudience(audience_config_id, { reach: 'person', scope: 'look' }, context)
  return { insights: await answerSections(CALL_SECTIONS.exploreConfigInsights, { question }, context) }
}
