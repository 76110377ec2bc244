import { expect, type Page } from '@playwright/test'
import { QUERY_TYPES } from '@starling/question'
import { TESTING } from '../places.ts'
import { isOfWords, type Meant, type Mind } from './mind.ts'
import { addressOf, meantBy } from './seen.ts'
import { DATES, drawer, type Setting, settingOf } from './settings.ts'

export type Pick = <T>(list: readonly T[]) => T
/** Something a person does: it changes what they have in mind, then the page. `null`: not here. */
export type Act = (mind: Mind, pick: Pick) => { name: string; perform: (page: Page) => Promise<unknown> } | null

const WORDS = [
  'coffee',
  'latte',
  'espresso',
  '抹茶',
  'oat+milk',
  'flat white',
  'game',
  ' tea ',
  'Disney',
  '#music',
  'a, b',
]
const LISTS = [
  'mocha, cortado',
  'ristretto\nlungo\naffogato',
  'one\ttwo',
  '珈琲、紅茶',
  'w1,w2,w3,w4,w5,w6,w7,w8,w9,w10,w11',
]
const HANDLES = ['brewlab', '@acme', 'https://x.com/nobody_here']
const POSTS = [
  '12',
  'https://x.com/brewlab/status/34',
  '12, 56',
  'https://x.com/acme/status/78 https://x.com/acme/status/90',
]

const field = (page: Page) => page.locator('#question')
const bar = (page: Page) => page.getByRole('search')
const enter = (page: Page) => field(page).press('Enter')
const press = (page: Page) => bar(page).getByRole('button', { name: 'Ask' }).click()
const openRefine = (page: Page) => bar(page).getByRole('button', { name: 'Refine' }).click()
const textFor = (mind: Mind, pick: Pick) =>
  pick(mind.kind === 'handle' ? HANDLES : mind.kind === 'post' ? POSTS : WORDS)

/** At the end of words; in the other kinds in the place of all that stands there. */
async function into(page: Page, isWords: boolean): Promise<void> {
  await field(page).focus()
  await page.keyboard.press(isWords ? 'End' : 'ControlOrMeta+a')
}

const type: Act = (mind, pick) => {
  const text = textFor(mind, pick)
  const isWords = isOfWords(mind.kind)
  mind.type(text)
  return {
    name: `type ${JSON.stringify(text)}`,
    perform: async (page) => {
      await into(page, isWords)
      await page.keyboard.type(text)
    },
  }
}

const paste: Act = (mind, pick) => {
  const text = isOfWords(mind.kind) ? pick([...WORDS, ...LISTS]) : textFor(mind, pick)
  const isWords = isOfWords(mind.kind)
  mind.paste(text)
  return {
    name: `paste ${JSON.stringify(text)}`,
    perform: async (page) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await into(page, isWords)
      await page.keyboard.press('ControlOrMeta+v')
    },
  }
}

const backspace: Act = (mind) => {
  if (!isOfWords(mind.kind)) return null
  mind.backspace()
  return {
    name: 'Backspace',
    perform: async (page) => {
      await into(page, true)
      await page.keyboard.press('Backspace')
    },
  }
}

const takeAway: Act = (mind, pick) => {
  if (!isOfWords(mind.kind) || mind.chips.length === 0 || mind.chips.length > 10) return null
  const chip = pick(mind.chips)
  mind.takeAway(chip)
  const name = `Remove ${chip.replaceAll(' + ', ' and ')}`
  return { name, perform: (page) => bar(page).getByRole('button', { name, exact: true }).click() }
}

const choose: Act = (mind, pick) => {
  const kind = pick(QUERY_TYPES.filter((one) => one !== mind.kind))
  mind.choose(kind)
  return { name: `choose ${kind}`, perform: (page) => bar(page).locator(`label:has(input[value=${kind}])`).click() }
}

const ask: Act = (mind, pick) => {
  const way = pick(['Enter', 'the button'])
  mind.ask()
  return { name: `ask by ${way}`, perform: way === 'Enter' ? enter : press }
}

/** Nobody waits for the page before the next word. */
const askAndTypeOn: Act = (mind, pick) => {
  mind.ask()
  if (mind.isCorrecting) return { name: 'ask', perform: enter }
  const text = textFor(mind, pick)
  mind.type(text)
  const isWords = isOfWords(mind.kind)
  return {
    name: `ask by Enter and type ${JSON.stringify(text)} at once`,
    perform: async (page) => {
      await enter(page)
      if (!isWords) await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
  }
}

const askTwice: Act = (mind) => {
  mind.ask()
  if (mind.isCorrecting) return { name: 'ask', perform: enter }
  mind.ask()
  return {
    name: 'ask by Enter twice',
    perform: async (page) => {
      await enter(page)
      await enter(page)
    },
  }
}

const chooseTwice: Act = (mind, pick) => {
  const kinds = [pick(QUERY_TYPES.filter((one) => one !== mind.kind)), mind.kind]
  for (const kind of kinds) mind.choose(kind)
  return {
    name: `choose ${kinds.join(' and at once ')}`,
    perform: async (page) => {
      for (const kind of kinds) await bar(page).locator(`label:has(input[value=${kind}])`).click()
    },
  }
}

const goBack: Act = (mind) => {
  if (!mind.canGoBack) return null
  mind.go(-1)
  return { name: 'back', perform: (page) => page.goBack() }
}
const goForward: Act = (mind) => {
  if (!mind.canGoForward) return null
  mind.go(1)
  return { name: 'forward', perform: (page) => page.goForward() }
}
const reload: Act = (mind) => {
  mind.reload()
  return { name: 'reload', perform: (page) => page.reload() }
}

/** One that was copied before, or that somebody sent. */
const openLink: Act = (mind, pick) => {
  const asked = pick([...mind.everAsked, SENT])
  mind.open(asked.kind, asked)
  const address = addressOf(asked.kind, asked)
  return { name: `open ${address}`, perform: (page) => page.goto(`${TESTING.pro}${address}`) }
}
const SENT: Meant = {
  kind: 'keyword',
  subject: ['coffee', 'oat + milk'],
  conditions: { days: 7, dates: null, countries: ['JP'], order: 'created_at', bots: true, excluded: ['decaf'] },
}

const example: Act = (mind, pick) => {
  if (mind.asked) return null
  const at = pick([0, 1, 2, 3, 4, 5])
  return {
    name: `the example ${at}`,
    perform: async (page) => {
      const link = page.getByRole('main').locator('ul a').nth(at)
      mind.follow(meantBy(await link.evaluate((one: HTMLAnchorElement) => one.href)))
      await link.click()
    },
  }
}

const refine: Act = (mind, pick) => {
  const fromSentence = mind.asked !== null && pick([true, false, false])
  const settings = pick([1, 2]) === 1 ? [settingOf(mind, pick)] : []
  // The second is chosen by what the first has left.
  const changed = (setting: Setting) => (setting.change ? mind.refine(setting.change) : mind.reset())
  settings.forEach(changed)
  const last = settingOf(mind, pick)
  changed(last)
  settings.push(last)
  const end = pick(['Ask', 'Escape'])
  if (end === 'Ask') mind.ask()
  const { isCorrecting } = mind
  return {
    name: `refine ${settings.map(({ name }) => name).join(', ')}, then ${end}`,
    perform: async (page) => {
      if (fromSentence) await page.locator('h1 button').last().click()
      else await openRefine(page)
      for (const { set } of settings) await set(page)
      if (end === 'Ask') await drawer(page).getByRole('button', { name: 'Ask' }).click()
      else await page.keyboard.press('Escape')
      if (!isCorrecting) await expect(drawer(page)).toHaveCount(0)
    },
  }
}

/** The one thing to do while Refine says what is wrong. */
export const correct: Act = (mind, pick) => {
  const dates = pick(DATES.filter(([since, until]) => since < until))
  mind.refine({ dates, days: null })
  mind.ask()
  return {
    name: `correct it: from ${dates.join(' to ')}, then Ask`,
    perform: async (page) => {
      await drawer(page).getByLabel('From', { exact: true }).fill(dates[0])
      await drawer(page).getByLabel('To', { exact: true }).fill(dates[1])
      await drawer(page).getByRole('button', { name: 'Ask' }).click()
      await expect(drawer(page)).toHaveCount(0)
    },
  }
}

/** As often as people do them. */
const TIMES: readonly [Act, number][] = [
  [type, 4],
  [paste, 2],
  [backspace, 1],
  [takeAway, 1],
  [choose, 2],
  [chooseTwice, 1],
  [ask, 3],
  [askAndTypeOn, 1],
  [askTwice, 1],
  [refine, 3],
  [example, 1],
  [goBack, 2],
  [goForward, 1],
  [reload, 1],
  [openLink, 1],
]
export const ACTS: readonly Act[] = TIMES.flatMap(([act, times]) => Array<Act>(times).fill(act))
