import { useState } from 'react'

export type OpenProps = { open?: boolean | undefined; onOpenChange?: ((open: boolean) => void) | undefined }

/** Open as the owner says; without an owner, by itself. */
export function useOpen({ open, onOpenChange }: OpenProps): [boolean, (open: boolean) => void] {
  const [own, setOwn] = useState(false)
  return [
    open ?? own,
    (next) => {
      setOwn(next)
      onOpenChange?.(next)
    },
  ]
}
