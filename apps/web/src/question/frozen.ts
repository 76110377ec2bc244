import type { SectionId } from '@starling/sections'
import { createContext, useContext } from 'react'

/**
 * An analysis that was shared: its answers are kept and its reader may have no account, so nothing on the page asks, leads
 * to a question or changes one. `hashOf` is where a section stands: the fragment of its address holds the link as well.
 */
type FrozenView = { hashOf: (section: SectionId) => string }

export const FrozenContext = createContext<FrozenView | null>(null)
export const useFrozen = (): FrozenView | null => useContext(FrozenContext)
