/** Making a formatter takes longer than formatting a hundred numbers with it: each is made once. */
function remembered<O extends object, F>(make: (locale: string, options: O) => F) {
  const made = new Map<string, F>()
  return (locale: string, options: O): F => {
    const key = locale + JSON.stringify(options)
    const known = made.get(key) ?? make(locale, options)
    made.set(key, known)
    return known
  }
}

export const numberFormat = remembered(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
export const dateFormat = remembered(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
export const listFormat = remembered((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))
