import { useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { categoriesOptions } from './queries.ts'

/** A category is named by its English name; here as its reader reads it. */
export function useCategoryName(): (name: string) => string {
  const { language } = useText()
  const { data = [] } = useQuery(categoriesOptions)
  return (name) => (language === 'ja' ? data.find((one) => one.name === name)?.name_ja : undefined) ?? name
}
