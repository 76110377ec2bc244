export const INVITES_AT_ONCE = 50 // as many as one call takes

export type Addresses = {
  /** To be invited: each once, in the order given. */
  good: string[]
  /** As typed, so that a person finds and mends them. */
  bad: string[]
  /** How many were left out because they stand there twice. */
  repeated: number
}

/** `Ada Lovelace <ada@x.example>` as a mail program copies it. */
const NAMED = /^[^<>]*<([^<>]+)>$/
const ADDRESS = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\]+$/

/** Reads what a person pastes: separated by commas, semicolons, line ends or spaces, full width or not, with names or not. */
export function readAddresses(pasted: string): Addresses {
  const good: string[] = []
  const bad: string[] = []
  let repeated = 0
  for (const typed of entries(pasted.normalize('NFKC').replaceAll('、', ','))) {
    const email = (NAMED.exec(typed)?.[1] ?? typed).trim().toLowerCase()
    if (!ADDRESS.test(email) || email.length > 254) bad.push(typed)
    else if (good.includes(email)) repeated += 1
    else good.push(email)
  }
  return { good, bad, repeated }
}

function entries(pasted: string): string[] {
  const lines = pasted.split(/[,;\n\r]+/).map((entry) => entry.trim())
  // A name has spaces of its own; without a name a space can only stand between two addresses.
  return lines.flatMap((entry) => (NAMED.test(entry) ? [entry] : entry.split(/\s+/))).filter((entry) => entry !== '')
}
