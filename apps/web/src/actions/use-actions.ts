import { createContext, useContext } from 'react'
import type { Action } from './action.ts'

/** Filled by the shell, which alone knows every place and every site. */
export const OfferedActions = createContext<readonly Action[]>([])

/** What a person can do from anywhere, for a screen that offers some of it. */
export const useActions = (): readonly Action[] => useContext(OfferedActions)
