/** Entries are added by Enter, by a paste of several lines, and by leaving the field; lists are asked while typing. */
export const SCRIPT = `
const form = document.getElementById('campaign-form')
const account = form.elements.account.value
const LISTED = new Set(['handles', 'interests', 'conversation_topics', 'movies_tv_shows', 'languages', 'network_operators', 'countries', 'locations', 'custom_audiences'])
const ask = async (path, parameters) => {
  const answer = await fetch(path + '?' + new URLSearchParams({ account, ...parameters }))
  return answer.ok ? answer.json() : null
}
for (const field of form.querySelectorAll('[data-field]')) {
  const name = field.dataset.field
  const list = field.querySelector('ul')
  const input = field.querySelector('input[id]')
  const choices = field.querySelector('datalist')
  const note = field.querySelector('p')
  const held = () => [...list.querySelectorAll('input')].map((one) => one.value)
  const show = (value) => {
    if (held().includes(value)) return
    const item = document.createElement('li')
    const words = document.createElement('span')
    words.textContent = value
    const hidden = document.createElement('input')
    hidden.type = 'hidden'
    hidden.name = name
    hidden.value = value
    const remove = document.createElement('button')
    remove.type = 'button'
    remove.setAttribute('aria-label', 'Remove ' + value)
    remove.textContent = '×'
    item.append(words, hidden, remove)
    list.append(item)
  }
  const add = async (texts) => {
    const missing = []
    for (const text of texts.map((one) => one.trim()).filter(Boolean)) {
      if (LISTED.has(name)) {
        const found = await ask('/ads/resolve', { field: name, entry: text })
        if (!found || !found.known) { missing.push(text); continue }
      }
      show(text)
    }
    note.textContent = missing.length > 0 ? 'There is no ' + missing.join(', ') + '.' : ''
    field.dispatchEvent(new CustomEvent('entries', { bubbles: true }))
  }
  const take = () => {
    const text = input.value
    input.value = ''
    return add(text.split('\\n'))
  }
  list.addEventListener('click', (event) => {
    const button = event.target.closest('button')
    if (!button) return
    button.closest('li').remove()
    input.focus()
    field.dispatchEvent(new CustomEvent('entries', { bubbles: true }))
  })
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing && input.value.trim() !== '') { event.preventDefault(); take() }
    if (event.key === 'Backspace' && input.value === '') list.lastElementChild?.remove()
  })
  input.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? ''
    if (!text.includes('\\n')) return
    event.preventDefault()
    add(text.split('\\n'))
  })
  input.addEventListener('change', take)
  let last = 0
  input.addEventListener('input', async () => {
    if (!LISTED.has(name) || input.value.trim().length < 2) return
    const turn = ++last
    const found = await ask('/ads/suggest', { field: name, q: input.value })
    if (turn !== last || !found) return
    choices.replaceChildren(...found.suggestions.map((value) => Object.assign(document.createElement('option'), { value })))
  })
}
const estimate = document.getElementById('estimate')
let turn = 0
form.addEventListener('entries', refresh)
form.addEventListener('change', refresh)
async function refresh() {
  const mine = ++turn
  const answer = await fetch('/ads/estimate', { method: 'POST', body: new URLSearchParams(new FormData(form)) })
  const { people } = answer.ok ? await answer.json() : {}
  if (mine === turn) estimate.textContent = people === undefined ? '' : people + ' accounts of this network'
}
`
