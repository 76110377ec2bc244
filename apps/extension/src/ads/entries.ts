import type { FormField } from './form-field.ts'
import { isSameText as isSame, isShown, nameOf, wordsOf } from './names.ts'

const LISTS = 'ul, ol, [role=list]'
const ITEMS = 'li, [role=listitem]'
const BUTTONS = 'button, [role=button]'
export const TEXT_INPUTS =
  'input:not([type]), input[type=text], input[type=search], textarea, [role=textbox], [role=combobox], [role=searchbox]'
/** So long the form may take to look an entry up. */
const MOST_MS = 8_000

/** A field that takes one entry after the other and shows each with a button that removes it. */
export function entriesField(input: HTMLInputElement): FormField | null {
  const box = boxOf(input)
  if (!box) return null
  const items = () => [...box.querySelectorAll(ITEMS)].filter((item) => item.querySelector(BUTTONS) !== null)
  const read = () => items().map(wordsOf)
  const note = () => {
    const ids = input.getAttribute('aria-describedby')?.split(/\s+/) ?? []
    return ids
      .map((id) => input.ownerDocument.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim()
  }

  async function remove(text: string): Promise<void> {
    const item = items().find((one) => isSame(wordsOf(one), text))
    const button = item?.querySelector<HTMLElement>(BUTTONS)
    if (!item || !button) return
    button.click()
    await until(box!, () => !item.isConnected || !box!.contains(item))
  }

  async function add(text: string): Promise<void> {
    const before = note()
    const count = items().length
    type(input, text)
    // An Enter that a script makes is heard by the field and never sends the form.
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, composed: true }),
    )
    const isAnswered = () =>
      read().some((one) => isSame(one, text)) || items().length > count || (note() !== '' && note() !== before)
    await until(box!, isAnswered)
    // What was not taken must not stand there half typed.
    if (input.value === text) type(input, '')
  }

  return {
    input,
    isThere: () => input.isConnected && box.contains(input) && box.isConnected && isShown(input) && !input.disabled,
    name: () => nameOf(input),
    read,
    isBlank: (held) => held.length === 0,
    async write(wanted, guard) {
      for (const text of read().filter((held) => !wanted.some((one) => isSame(one, held)))) {
        guard()
        await remove(text)
      }
      for (const text of wanted.filter((one) => !read().some((held) => isSame(one, held)))) {
        guard()
        await add(text)
      }
    },
    async takeBack(before, guard) {
      for (const text of read().filter((held) => !before.some((one) => isSame(one, held)))) {
        guard()
        await remove(text)
      }
    },
  }

  /** The smallest part of the form around the field that shows its entries, and those of no other field. */
  function boxOf(of: HTMLInputElement): HTMLElement | null {
    for (let around = of.parentElement; around; around = around.parentElement) {
      if ([...around.querySelectorAll(TEXT_INPUTS)].some((one) => one !== of && isShown(one))) return null
      if (around.querySelector(LISTS)) return around
    }
    return null
  }
}

/** As a person types: the page's own framework hears of it. */
function type(input: HTMLInputElement, text: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')
  if (own?.set) own.set.call(input, text)
  else input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

/** Whatever the page does, this ends: once it is so, or when the time is over. */
function until(box: HTMLElement, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo()) return resolve()
    const end = () => {
      watch.disconnect()
      clearTimeout(timer)
      resolve()
    }
    // Not a clock: in a tab behind another one those are slowed down.
    const watch = new MutationObserver(() => {
      if (isSo()) end()
    })
    watch.observe(box, { childList: true, subtree: true, characterData: true })
    const timer = setTimeout(end, MOST_MS)
  })
}
