import type { SectionId } from '@starling/sections'
import { useLocation } from 'react-router'
import { useFrozen } from './frozen.ts'
import { hashAt } from './long-address.ts'

/** What the address of a section says behind its `#`. */
export function useHashOf(): (section: SectionId) => string {
  const { hash } = useLocation()
  return useFrozen()?.hashOf ?? ((section) => hashAt(section, hash))
}
