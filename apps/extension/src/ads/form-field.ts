/** Asked before every single step; throws once the form is no longer the one that was looked at. */
export type Guard = () => void

/** A field of the ads form, whatever it is made of. What it holds is a list of texts. */
export type FormField = {
  input: HTMLElement
  /** What it is called now. */
  name: () => string
  isThere: () => boolean
  read: () => string[]
  /** Whether a form that nobody has touched holds this. */
  isBlank: (held: readonly string[]) => boolean
  write: (wanted: readonly string[], guard: Guard) => Promise<void>
  /** Removes what was not there before, and adds nothing. */
  takeBack: (before: readonly string[], guard: Guard) => Promise<void>
}

export class FormChanged extends Error {
  override name = 'FormChanged'
}
