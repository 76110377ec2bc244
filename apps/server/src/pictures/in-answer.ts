/** Cells that hold the address of a picture, wherever in an answer they are. */
const PICTURES: readonly string[] = ['avatar_url']

type Fields = Record<string, unknown>
type AddressOf = (url: string) => string | null

/**
 * The same answer, its pictures to be had from us: a page that loaded them from where they lie would tell that host who
 * looks at whom. What is not changed is not copied, as answers are kept for the next who asks.
 */
export function withOwnPictures<T>(answer: T, addressOf: AddressOf): T {
  if (typeof answer !== 'object' || answer === null) return answer
  return (Array.isArray(answer) ? listed(answer, addressOf) : cells(answer as Fields, addressOf)) as T
}

/** Only what holds something else is looked into: most of an answer is numbers and words. */
function listed(all: readonly unknown[], addressOf: AddressOf): readonly unknown[] {
  let own: unknown[] | undefined
  for (let at = 0; at < all.length; at++) {
    const value = all[at]
    if (typeof value !== 'object' || value === null) continue
    const other = withOwnPictures(value, addressOf)
    if (other === value) continue
    own ??= [...all]
    own[at] = other
  }
  return own ?? all
}

function cells(fields: Fields, addressOf: AddressOf): Fields {
  let own: Fields | undefined
  for (const name of PICTURES) {
    const url = fields[name]
    if (typeof url !== 'string') continue
    own ??= { ...fields }
    own[name] = addressOf(url)
  }
  for (const name in fields) {
    const value = fields[name]
    if (typeof value !== 'object' || value === null) continue
    const other = withOwnPictures(value, addressOf)
    if (other === value) continue
    own ??= { ...fields }
    own[name] = other
  }
  return own ?? fields
}
