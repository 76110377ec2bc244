import { type Html, html } from '../page/html.ts'

export type ConsentPerson = { value: string; title: string; note: string }
export type Consent = {
  network: 'X' | 'Facebook' | 'LinkedIn'
  action: string
  hidden: Record<string, string>
  people: ConsentPerson[]
  scopes: string[]
}

/** Which of the demo people signs in, and whether they allow it. */
export function consentPage({ network, action, hidden, people, scopes }: Consent): {
  title: string
  body: Html
  styles: string
} {
  return {
    title: `Sign in with ${network}`,
    styles: CONSENT_STYLES,
    body: html`<main class="reading">
      <p class="muted">Sandbox of ${network}</p>
      <h1>Starling would like to use an account</h1>
      <form class="consent" method="post" action="${action}">
        ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
        <fieldset>
          <legend>Sign in as</legend>
          ${people.map(
            ({ value, title, note }, at) => html`<label class="person">
              <input type="radio" name="person" value="${value}"${at === 0 && html` checked`}>
              <span><strong>${title}</strong> <span class="muted">${note}</span></span>
            </label>`,
          )}
        </fieldset>
        ${
          scopes.length > 0 &&
          html`<p class="muted">It asks for</p>
        <ul class="scopes">${scopes.map((scope) => html`<li><code>${scope}</code></li>`)}</ul>`
        }
        <div class="decide">
          <button class="allow" name="decision" value="allow">Allow</button>
          <button name="decision" value="deny">Deny</button>
        </div>
      </form>
    </main>`,
  }
}

export function messagePage(title: string, text: string | Html): { title: string; body: Html } {
  return { title, body: html`<main class="reading"><h1>${title}</h1><p>${text}</p></main>` }
}

const CONSENT_STYLES = `
.consent { display: grid; gap: 16px; margin-top: 24px; }
.consent fieldset { display: grid; gap: 8px; margin: 0; padding: 0; border: 0; }
.consent legend { margin-bottom: 8px; padding: 0; font-weight: 500; }
.person {
  display: flex; gap: 12px; align-items: center; padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--raised); cursor: pointer;
}
.person:has(:checked) { border-color: var(--accent); }
.person input { min-height: 0; accent-color: var(--accent); }
.scopes { display: flex; flex-wrap: wrap; gap: 8px; }
.scopes li { padding: 2px 8px; border: 1px solid var(--line); border-radius: 8px; }
.decide { display: flex; gap: 12px; }
.allow { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
`
