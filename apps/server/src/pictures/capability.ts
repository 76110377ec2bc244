import { pictures as calls } from '@starling/contract'
import { served } from '../floor/index.ts'

export const pictures = served(calls, {
  handlers: {
    getPicture: ({ query }, context) =>
      context.pictures.get(query, context.user?.id ?? context.address, context.signal),
  },
})
