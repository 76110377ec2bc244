import { useEffect } from 'react'
import { createStore } from './store.ts'

/** What the open page is about, such as a question; its title begins with it. */
export const pageSubject = createStore<string | null>(null)

export function usePageSubject(subject: string | null): void {
  useEffect(() => {
    pageSubject.set(subject)
    return () => pageSubject.set(null)
  }, [subject])
}
