export const MAIL_STYLES = `
.mail { display: grid; grid-template-rows: auto 1fr; height: 100dvh; }
.mail > main { display: grid; grid-template-columns: minmax(280px, 380px) 1fr; min-height: 0; }
.mail > header {
  display: flex; flex-wrap: wrap; align-items: center; gap: 12px 16px;
  padding: 12px 24px; border-bottom: 1px solid var(--line);
}
.mail h1 a { color: inherit; text-decoration: none; }
.mail form { display: flex; flex: 1; align-items: center; gap: 8px; max-width: 460px; }
.mail input { flex: 1; min-width: 0; }
#status { flex: 1; text-align: right; }
#list { overflow-y: auto; border-right: 1px solid var(--line); background: var(--sunken); }
#list li a {
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px; padding: 12px 24px; border-bottom: 1px solid var(--line);
  border-left: 3px solid transparent; color: inherit; text-decoration: none;
}
#list li a:hover { background: var(--raised); }
#list li a:focus-visible { outline-offset: -2px; }
#list li a[aria-current] { background: var(--raised); border-left-color: var(--accent-two); }
.row { display: flex; justify-content: space-between; gap: 12px; font-size: 12px; }
.row time { flex: none; font-variant-numeric: tabular-nums; }
.to, .subject { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.subject { font-weight: 500; }
.empty { padding: 24px; }
#message { overflow-y: auto; }
article { max-width: 760px; padding: 24px 32px 48px; overflow-wrap: anywhere; }
article dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; margin: 16px 0; }
article dt { color: var(--muted); }
.back { display: none; }
.code {
  display: grid; gap: 4px; width: fit-content; margin: 24px 0; padding: 16px 24px;
  border: 1px solid var(--accent); border-radius: 12px; background: var(--raised);
}
.code strong {
  color: var(--accent); font: 650 40px/1.2 ui-monospace, "SF Mono", Menlo, monospace;
  letter-spacing: 0.12em; user-select: all;
}
.text { white-space: pre-wrap; line-height: 1.75; }
@media (max-width: 720px) {
  .mail, .mail > main { display: block; height: auto; }
  .mail > header { padding: 12px 16px; }
  .mail form { flex-basis: 100%; order: 1; max-width: none; }
  .mail form label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  #status { flex-basis: 100%; order: 2; text-align: left; }
  #clear { margin-left: auto; }
  #status:empty { display: none; }
  #list { border-right: 0; background: none; }
  #list li a { padding: 12px 16px; }
  .mail:not([data-selected]) #list a[aria-current] { background: none; border-left-color: transparent; }
  .mail:not([data-selected]) #message, .mail[data-selected] #list { display: none; }
  .back { display: inline-block; padding: 8px 0; margin-bottom: 8px; }
  article { padding: 16px 16px 48px; }
  .code { width: 100%; }
  .code strong { font-size: 36px; }
}
`
