import { AppError, testing as calls } from '@starling/contract'
import { served } from '../floor/index.ts'

export const testing = served(calls, {
  handlers: {
    resetForTests: async (_, { reset, address }) => {
      const isLoopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address)
      if (!reset || !isLoopback) throw new AppError('not_found')
      return { people: await reset() }
    },
  },
})
