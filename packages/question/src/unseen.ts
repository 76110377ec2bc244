/** Controls but for tabs and ends of lines, and marks that turn the direction of what follows. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Without what nobody sees: in a name it makes one look like another, and in a file it scrambles its neighbours. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')
