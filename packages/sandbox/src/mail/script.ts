/**
 * Runs in the browser. It asks for the newest message only, and takes the page anew when that changed; the list keeps
 * its scroll and focus, and a message that the reader chose stays. It rests while the page is hidden.
 */
export const SCRIPT = `
const mail = document.querySelector('.mail')
const status = document.getElementById('status')
const PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 30000
let pause_ms = PAUSE_MS
let timer

async function read(url) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error('status ' + answer.status)
  return answer
}

async function takeNewPage() {
  const markup = await (await read(location.href)).text()
  // The new page's style carries the nonce of its own answer, which this page's policy refuses.
  const page = new DOMParser().parseFromString(markup.replace(/<style[^]*?<.style>/, ''), 'text/html')
  const list = document.getElementById('list')
  const top = list.scrollTop
  const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null
  list.replaceChildren(...page.getElementById('list').childNodes)
  list.scrollTop = top
  const again = [...list.querySelectorAll('a')].find((link) => link.getAttribute('href') === focused)
  if (again) again.focus({ preventScroll: true })
  if (!mail.dataset.selected) {
    document.getElementById('message').replaceChildren(...page.getElementById('message').childNodes)
  }
  mail.dataset.newest = page.querySelector('.mail').dataset.newest
}

async function look() {
  clearTimeout(timer)
  if (document.hidden) return
  try {
    const { messages } = await (await read('/mail/messages?limit=1')).json()
    const newest = messages.length > 0 ? messages[0].id : ''
    if (newest !== mail.dataset.newest) {
      await takeNewPage()
      status.textContent = newest ? 'New message' : ''
    } else if (pause_ms !== PAUSE_MS) {
      status.textContent = ''
    }
    pause_ms = PAUSE_MS
  } catch {
    status.textContent = 'The sandbox does not answer. Trying again.'
    pause_ms = Math.min(pause_ms * 2, LONGEST_PAUSE_MS)
  }
  timer = setTimeout(look, pause_ms)
}

document.addEventListener('visibilitychange', look)
timer = setTimeout(look, pause_ms)

const clear = document.getElementById('clear')
clear.hidden = false
clear.addEventListener('click', async () => {
  if (!confirm('Delete all messages?')) return
  await fetch('/mail/messages', { method: 'DELETE' }).catch(() => {})
  location.assign('/mail')
})
`
