import { pictures as calls } from '@starling/contract'
import { askerOf, served } from '../floor/index.ts'

export const pictures = served(calls, {
  handlers: {
    getPicture: ({ query }, context) => context.pictures.get(query, askerOf(context), context.signal),
  },
})
