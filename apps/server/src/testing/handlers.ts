import { AppError, type testing } from '@starling/contract'
import type { Handlers } from '../context.ts'

export const testingHandlers: Handlers<typeof testing> = {
  resetForTests: async (_, { reset, address }) => {
    const isLoopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address)
    if (!reset || !isLoopback) throw new AppError('not_found')
    return { people: await reset() }
  },
}
