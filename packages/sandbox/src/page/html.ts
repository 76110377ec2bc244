/** Markup that is safe to send: made only by the `html` tag, which escapes every value put into it. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Value = Html | string | number | undefined | false | Value[]

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((markup, part, at) => markup + markupOf(values[at - 1]) + part))
}

/** For our own constant styles and scripts, never for anything that came from outside. */
export function trusted(markup: string): Html {
  return new Html(markup)
}

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup
  if (Array.isArray(value)) return value.map(markupOf).join('')
  if (value === undefined || value === false) return ''
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
