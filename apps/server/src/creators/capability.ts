import { AppError, creators as calls } from '@starling/contract'
import { groupsOf } from '@starling/store'
import { askingOf, placesOf } from '../asking/index.ts'
import type { UserContext } from '../floor/index.ts'
import { served } from '../floor/index.ts'
import { classifierChildren } from './classifiers.ts'
import { exploreCreators } from './explore.ts'

const GROUP = 'Creators' // spec 6

/** Group membership is a row of ours, never a matter of the address (design 5). */
async function mustBeInGroup({ store, user }: UserContext): Promise<void> {
  const groups = await groupsOf(store, user.id)
  if (!groups.some(({ name }) => name === GROUP)) throw new AppError('creators_only')
}

export const creators = served(calls, {
  handlers: {
    exploreCreators: async ({ body }, context) => {
      await mustBeInGroup(context)
      const { min, max } = body.followers
      if (min !== undefined && max !== undefined && min > max) {
        throw new AppError('invalid', { fields: { followers: [{ code: 'range_backwards' }] } })
      }
      const wanted = { ...body, countries: placesOf(body.countries) }
      const asking = await askingOf(context)
      return asking.remember(`creators ${JSON.stringify(wanted)}`, () =>
        exploreCreators(wanted, asking, (ids) => context.engine.corpus.botScores(ids)),
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
  },
})
