import { AppError, type creators } from '@starling/contract'
import { openCorpus } from '@starling/engine'
import { groupsOf } from '@starling/store'
import type { Handlers, UserContext } from '../context.ts'
import { corpusDirOf } from '../sources/gone.ts'
import { askingOf } from '../trends/asker.ts'
import { placesOf } from '../trends/place.ts'
import { classifierChildren } from './classifiers.ts'
import { exploreCreators } from './explore.ts'

const GROUP = 'Creators' // spec 6

/** Group membership is a row of ours, never a matter of the address (design 5). */
async function mustBeInGroup({ store, user }: UserContext): Promise<void> {
  const groups = await groupsOf(store.db, user.id)
  if (!groups.some(({ name }) => name === GROUP)) throw new AppError('creators_only')
}

export const creatorHandlers: Handlers<typeof creators> = {
  exploreCreators: async ({ body }, context) => {
    await mustBeInGroup(context)
    const { min, max } = body.followers
    if (min !== undefined && max !== undefined && min > max) {
      throw new AppError('invalid', { fields: { followers: ['The range ends before it begins.'] } })
    }
    const wanted = { ...body, countries: placesOf(body.countries) }
    const asking = await askingOf(context)
    return asking.remember(`creators ${JSON.stringify(wanted)}`, () =>
      exploreCreators(wanted, asking, async (ids) => {
        const corpus = await openCorpus(corpusDirOf(context))
        try {
          return await corpus.botScores(ids)
        } finally {
          await corpus.close()
        }
      }),
    )
  },

  listClassifierChildren: async ({ body }, context) => {
    await mustBeInGroup(context)
    const asking = await askingOf(context)
    const children = await asking.remember(`classifiers ${body.classifier_id}`, () =>
      classifierChildren(body.classifier_id, asking),
    )
    return { children }
  },
}
