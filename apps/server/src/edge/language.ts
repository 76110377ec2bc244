/** The first language of the browser that we speak. */
export function languageOf(header: string | undefined): 'en' | 'ja' {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => part.trim().split(';q='))
    .map(([tag = '', weight = '1']) => ({ language: tag.slice(0, 2).toLowerCase(), weight: Number(weight) || 0 }))
    .toSorted((a, b) => b.weight - a.weight)
    .find(({ language }) => language === 'en' || language === 'ja')
  return wanted?.language === 'ja' ? 'ja' : 'en'
}
