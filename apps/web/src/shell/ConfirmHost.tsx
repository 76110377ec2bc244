import { Suspense } from 'react'
import { ConfirmItIsYou } from '../auth/index.ts'
import { useConfirmRequest } from '../floor/index.ts'

/** Over whatever is open: a call waits for the answer and then goes on. */
export function ConfirmHost() {
  if (!useConfirmRequest()) return null
  return (
    <Suspense>
      <ConfirmItIsYou />
    </Suspense>
  )
}
