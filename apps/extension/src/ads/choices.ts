import type { FillField } from '@starling/targeting/bridge'
import type { FormField } from './form-field.ts'
import { optionNames, PLACEMENT_NAMES } from './labels.ts'
import { isShown, nameOf, plainName, wordsOf } from './names.ts'

const told = (element: Element) => {
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A field of which one option is chosen. `values` are ours; the first chooses nothing. */
export function choiceField(field: FillField, select: HTMLSelectElement, values: readonly string[]): FormField {
  const optionOf = (value: string) =>
    [...select.options].find((option) => optionNames(field, value).includes(plainName(wordsOf(option))))
  const read = () => {
    const chosen = select.options[select.selectedIndex]
    return values.filter((value) => optionOf(value) === chosen)
  }
  const write: FormField['write'] = async ([wanted = values[0]!], guard) => {
    const option = optionOf(wanted)
    if (!option || option.selected) return
    guard()
    select.value = option.value
    told(select)
  }
  return {
    input: select,
    name: () => nameOf(select),
    isThere: () => select.isConnected && isShown(select) && !select.disabled,
    read,
    isBlank: ([held]) => held === undefined || held === values[0],
    write,
    takeBack: write,
  }
}

/** A group of boxes, each for one of our values; all of them and none of them mean the same. */
export function boxesField(group: HTMLElement): FormField | null {
  const values = Object.keys(PLACEMENT_NAMES)
  const boxes = [...group.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].filter(isShown)
  const boxOf = (value: string) => boxes.find((box) => PLACEMENT_NAMES[value]!.includes(plainName(nameOf(box))))
  if (!values.every(boxOf)) return null
  const read = () => values.filter((value) => boxOf(value)!.checked)
  const write: FormField['write'] = async (wanted, guard) => {
    const chosen = wanted.length === 0 ? values : wanted
    for (const value of values) {
      const box = boxOf(value)!
      if (box.checked === chosen.includes(value)) continue
      guard()
      box.click()
    }
  }
  return {
    input: group,
    name: () => nameOf(group),
    isThere: () => boxes.every((box) => group.contains(box) && box.isConnected && isShown(box) && !box.disabled),
    read,
    isBlank: (held) => held.length === 0 || held.length === values.length,
    write,
    takeBack: write,
  }
}
