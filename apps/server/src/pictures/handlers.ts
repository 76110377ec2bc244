import type { pictures } from '@starling/contract'
import { askerOf } from '../analysis/deadline.ts'
import type { Handlers } from '../context.ts'

export const pictureHandlers: Handlers<typeof pictures> = {
  getPicture: ({ query }, context) => context.pictures.get(query, askerOf(context), context.signal),
}
