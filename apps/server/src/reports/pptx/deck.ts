import pptxgenjs from 'pptxgenjs'

/** Its types say that the class is a part of what is imported; it is what is imported. */
const PptxGenJS = pptxgenjs as unknown as typeof pptxgenjs.default

export type Deck = InstanceType<typeof PptxGenJS>
export type Slide = ReturnType<Deck['addSlide']>

export const newDeck = (): Deck => new PptxGenJS()
