import { AppError, creators as calls } from '@starling/contract'
import { askingOf, placesOf } from '../asking/index.ts'
import { refuseOutside, served } from '../floor/index.ts'
import { classifierChildren } from './classifiers.ts'
import { exploreCreators } from './explore.ts'

export const creators = served(calls, {
  handlers: {
    exploreCreators: async ({ body }, context) => {
      await refuseOutside('Creators', context)
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
      await refuseOutside('Creators', context)
      const asking = await askingOf(context)
      const children = await asking.remember(`classifiers ${body.classifier_id}`, () =>
        classifierChildren(body.classifier_id, asking),
      )
      return { children }
    },
  },
})
