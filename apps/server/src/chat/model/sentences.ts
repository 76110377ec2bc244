/** Where a sentence ends; the point of a decimal does not. */
const END = /[.!?](?=\s)|[。！？]|\n/

/** Sentences of a text that comes in pieces. */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let held = ''
  for await (const piece of pieces) {
    held += piece
    for (let end = END.exec(held); end; end = END.exec(held)) {
      yield held.slice(0, end.index + end[0].length)
      held = held.slice(end.index + end[0].length)
    }
  }
  yield held
}
