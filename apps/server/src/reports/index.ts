export { Paper } from './pdf/paper.ts'
export { type Deck, newDeck, type Slide } from './pptx/deck.ts'
