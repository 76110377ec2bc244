// @vitest-environment happy-dom
import { FILL_FIELDS, type FillField } from '@starling/targeting/bridge'
import { beforeEach, expect, test } from 'vitest'
import { type FormTexts, fillForm, undoFill } from './fill.ts'
import { findFields } from './find-fields.ts'

/** A form of another making than the sandbox's: no class, no id that says anything, names by all the ways there are. */
const ENTRIES: [field: string, label: string][] = [
  ['keywords', 'Keywords'],
  ['hashtags', 'Hashtags *'],
  ['handles', 'Follower lookalikes'],
  ['interests', 'Interests:'],
  ['conversation_topics', 'Conversation topics'],
  ['movies_tv_shows', 'Movies & TV shows'],
  ['countries', 'Countries'],
  ['locations', 'Locations'],
  ['languages', 'Languages'],
  ['network_operators', 'Carriers'],
  ['custom_audiences', 'Custom audiences'],
  ['excluded_keywords', 'Exclude keywords'],
]
const KNOWN_TO_NOBODY = 'Atlantis'

function entriesMarkup(at: number, label: string): string {
  const ways = [
    [
      `<label>${label} <input type="text" aria-describedby="n${at}"></label>`,
      'div role="list"',
      'span role="listitem"',
    ],
    [`<b id="l${at}">${label}</b><input aria-labelledby="l${at}" aria-describedby="n${at}">`, 'ul', 'li'],
    [`<input role="combobox" aria-label="${label}" aria-describedby="n${at}">`, 'ol', 'li'],
  ]
  const [input, list, item] = ways[at % ways.length]!
  const end = list!.split(' ')[0]
  return `<section data-item="${item}">${input}<${list}></${end}><i id="n${at}"></i></section>`
}

function makeForm(): HTMLFormElement {
  document.body.innerHTML = `<form role="search"><input aria-label="Keywords" hidden></form>
  <form action="/save">${ENTRIES.map(([, label], at) => entriesMarkup(at, label)).join('')}
    <label>Gender <select><option>Any</option><option>Women</option><option>Men</option></select></label>
    <label>Age <select><option>All</option><option>25-54</option><option>35+</option></select></label>
    <div role="group" aria-label="Placements">${['Home timelines', 'Profiles', 'Search results', 'Replies']
      .map((name) => `<label><input type="checkbox" checked> ${name}</label>`)
      .join('')}</div>
  </form>`
  for (const section of document.querySelectorAll<HTMLElement>('section')) listen(section)
  return document.querySelector<HTMLFormElement>('form[action]')!
}
function listen(section: HTMLElement): void {
  const input = section.querySelector('input')!
  const list = section.querySelector('ul, ol, [role=list]')!
  const note = section.querySelector('i')!
  const [tag, role] = section.dataset.item!.split(' ')
  input.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter') return
    const { value } = input
    input.value = ''
    // The form looks it up first.
    setTimeout(() => {
      if (value === KNOWN_TO_NOBODY) {
        note.textContent = `There is no ${value}`
        return
      }
      const item = document.createElement(tag!)
      if (role) item.setAttribute('role', 'listitem')
      item.append(value, Object.assign(document.createElement('button'), { type: 'button', textContent: '×' }))
      item.querySelector('button')!.addEventListener('click', () => item.remove())
      list.append(item)
    })
  })
}

const NOTHING = Object.fromEntries(FILL_FIELDS.map((field) => [field, []])) as never as FormTexts
const WANTED: FormTexts = {
  ...(Object.fromEntries(ENTRIES.map(([field]) => [field, [`${field} one`, `${field} two`]])) as FormTexts),
  placements: ['profiles', 'replies'],
  age: ['AGE_25_TO_54'],
  gender: ['FEMALE'],
}
const held = () =>
  Object.fromEntries([...findFields(document).fields].map(([field, at]) => [field, at.read()])) as FormTexts
const never = () => {
  throw new Error('asked without a reason')
}
beforeEach(() => void makeForm())

test('every field is found by what it is and what it is called', () => {
  const { not_found, form } = findFields(document)
  expect(not_found).toEqual([])
  expect(form?.getAttribute('action')).toBe('/save')
})

test.each<[string, () => void, FillField[]]>([
  ['a field that is missing', () => document.querySelector('[aria-label^=Follower]')!.remove(), ['handles']],
  ['one that cannot be seen', () => document.querySelectorAll('section')[0]!.setAttribute('hidden', ''), ['keywords']],
  [
    'two of one name',
    () => document.querySelector('form[action]')!.insertAdjacentHTML('beforeend', '<input aria-label="Keywords">'),
    ['keywords'],
  ],
  [
    'one in another form',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<form id="other"></form>')
      document.querySelector('#other')!.append(document.querySelectorAll('section')[1]!)
    },
    ['hashtags'],
  ],
  ['a group without one of its boxes', () => document.querySelector('[role=group] label')!.remove(), ['placements']],
])('the self-test names %s', (_, change, fields) => {
  change()
  expect(findFields(document).not_found).toEqual(fields)
})

test('a fill puts exactly the texts into an empty form without a question, and undoing empties it', async () => {
  const { answer, before, after } = await fillForm(document, WANTED, never)
  expect(held()).toEqual(WANTED)
  expect(answer).toMatchObject({ state: 'filled', not_found: [], can_undo: true })
  const fields = answer.state === 'filled' ? answer.fields : []
  expect(fields.flatMap(({ not_taken }) => not_taken)).toEqual([])
  const undone = await undoFill(document, { before: before!, after: after! }, never)
  expect(undone).toMatchObject({ state: 'undone' })
  expect(held()).toEqual({ ...NOTHING, gender: ['ANY'], age: ['AGE_ANY'], placements: before!.placements })
  expect(await undoFill(document, { before: before!, after: after! }, never)).toMatchObject({ state: 'refused' })
})

test('what stands there is replaced only with a yes, and comes back', async () => {
  await fillForm(document, { ...NOTHING, keywords: ['mine'], gender: ['MALE'] }, never)
  const asked: FillField[][] = []
  const says = (answer: boolean) => (fields: FillField[]) => {
    asked.push(fields)
    return answer
  }
  const declined = await fillForm(document, WANTED, says(false))
  expect(declined.answer).toEqual({ state: 'refused', why: 'declined' })
  expect(held()).toMatchObject({ keywords: ['mine'], gender: ['MALE'], hashtags: [] })
  const { before, after } = await fillForm(document, WANTED, says(true))
  expect(asked).toEqual([
    ['keywords', 'gender'],
    ['keywords', 'gender'],
  ])
  expect(held()).toEqual(WANTED)
  // Changed by hand since: asked once more.
  await findFields(document)
    .fields.get('keywords')!
    .write(['by hand'], () => {})
  await undoFill(document, { before: before!, after: after! }, says(true))
  expect(asked.at(-1)).toEqual(['keywords'])
  expect(held()).toMatchObject({ keywords: ['mine'], gender: ['MALE'], hashtags: [] })
})

test('what the form does not take is told, and stands half typed nowhere', async () => {
  const { answer } = await fillForm(document, { ...NOTHING, countries: ['Japan', KNOWN_TO_NOBODY] }, never)
  expect(answer).toMatchObject({ state: 'filled' })
  expect(answer.state === 'filled' && answer.fields[0]).toEqual({
    ...{ field: 'countries', filled: 1, not_taken: [KNOWN_TO_NOBODY] },
  })
  const typed = [...document.querySelectorAll<HTMLInputElement>('section input')].map(({ value }) => value)
  expect(typed.filter((value) => value !== '')).toEqual([])
})

test('without any field that is wanted nothing is done', async () => {
  document.body.innerHTML = '<form><input aria-label="Campaign name"></form>'
  const { answer } = await fillForm(document, WANTED, never)
  expect(answer).toEqual({ state: 'refused', why: 'no_fields' })
})

test('a form that changes under the fill is put back', async () => {
  const list = document.querySelectorAll('section')[0]!.querySelector('[role=list]')!
  const watch = new MutationObserver(() => {
    watch.disconnect()
    document.querySelectorAll('section')[1]!.querySelector('b')!.textContent = 'Say it to everybody'
  })
  watch.observe(list, { childList: true })
  const { answer } = await fillForm(document, WANTED, never)
  expect(answer).toEqual({ state: 'refused', why: 'form_changed' })
  expect(held()).toMatchObject({ keywords: [], gender: ['ANY'] })
})
