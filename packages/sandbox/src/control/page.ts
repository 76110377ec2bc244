import { type Html, html } from '../page/html.ts'
import type { Fault } from './faults.ts'
import type { SettingsValues } from './settings.ts'

type State = { now: Date; offset_ms: number; faults: Fault[]; settings: SettingsValues }

/** The control room for people; every form posts to the call beside it. */
export function controlPage({ now, offset_ms, faults, settings }: State): {
  title: string
  body: Html
  styles: string
} {
  return {
    title: 'Control',
    styles: CONTROL_STYLES,
    body: html`<main class="reading control">
      <h1>Control</h1>
      <p id="status" role="status" class="muted"></p>
      <section>
        <h2>Clock</h2>
        <p><time datetime="${now.toISOString()}">${now.toISOString()}</time>
        <span class="muted">${offset_ms === 0 ? 'Time of this machine' : `${Math.round(offset_ms / 60_000)} minutes ahead of this machine`}</span></p>
        <form data-call="/control/clock">
          <label>Seconds forward <input name="advance_seconds" type="number" min="1" value="3600" required></label>
          <button>Move</button>
        </form>
      </section>
      <section>
        <h2>Limits and access</h2>
        <form data-call="/control/settings">
          <label>Limits times <input name="limit_multiplier" type="number" min="0.001" step="any" value="${settings.limit_multiplier}" required></label>
          <label>Access <select name="access_level">
            ${(['enterprise', 'self_serve'] as const).map(
              (level) =>
                html`<option value="${level}"${settings.access_level === level && html` selected`}>${level}</option>`,
            )}
          </select></label>
          <button>Save</button>
        </form>
      </section>
      <section>
        <h2>Faults</h2>
        <form data-call="/control/faults">
          <label>Path <input name="path" value="/2/*" required></label>
          <label>Kind <select name="kind"><option value="status">status</option><option value="slow">slow</option><option value="cut">cut</option><option value="lost">lost</option><option value="garbage">garbage</option></select></label>
          <label>Status <input name="status" type="number" min="400" max="599" value="503"></label>
          <label>Delay in ms <input name="delay_ms" type="number" min="0" value="1000"></label>
          <label>How often <input name="count" value="1"></label>
          <button>Add</button>
        </form>
        ${faults.length === 0 && html`<p class="muted">Nothing goes wrong on purpose.</p>`}
        <ul class="cards">${faults.map(
          ({
            id,
            kind,
            path,
            status,
            left,
          }) => html`<li class="card"><strong>${kind === 'status' ? status : kind} on ${path}</strong>
            <span class="muted">${left === null ? 'always' : `${left} more`}</span>
            <button data-delete="/control/faults/${id}">Remove</button></li>`,
        )}</ul>
      </section>
      <section>
        <h2>Credentials</h2>
        <p><a href="/control/credentials">Demo keys, tokens and ad accounts</a></p>
      </section>
    </main>`,
  }
}

export const CONTROL_SCRIPT = `
const status = document.getElementById('status')
async function call(url, options) {
  const answer = await fetch(url, options)
  if (answer.ok) return location.reload()
  const { error } = await answer.json().catch(() => ({}))
  status.textContent = error || 'The sandbox refused it (' + answer.status + ').'
}
for (const form of document.querySelectorAll('form[data-call]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    call(form.dataset.call, { method: 'POST', body: new URLSearchParams(new FormData(form)) })
  })
}
for (const button of document.querySelectorAll('[data-delete]')) {
  button.addEventListener('click', () => call(button.dataset.delete, { method: 'DELETE' }))
}
`

const CONTROL_STYLES = `
.control { display: grid; gap: 32px; }
#status:empty { display: none; }
.control section { display: grid; gap: 12px; }
.control form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; }
.control label { display: grid; gap: 4px; }
.control input, .control select { width: 160px; }
.control .card { grid-template-columns: 1fr auto auto; align-items: center; }
select { min-height: 40px; padding: 0 8px; border: 1px solid var(--control); border-radius: 8px; background: var(--raised); color: var(--text); font: inherit; }
`
