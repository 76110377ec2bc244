/** Colours by role and the plain elements, for every page of the sandbox. */
export const STYLES = `
:root {
  color-scheme: dark light;
  --ground: #0b0e14; --raised: #131824; --sunken: #080a0f;
  --text: #e8ecf4; --muted: #9aa6b8; --line: #222a3a; --control: #5f6b84;
  --accent: #5eead4; --on-accent: #06231f; --accent-two: #a08bff;
}
@media (prefers-color-scheme: light) {
  :root {
    --ground: #fbfbf9; --raised: #ffffff; --sunken: #f3f3ef;
    --text: #14181f; --muted: #566070; --line: #e4e5e0; --control: #85898f;
    --accent: #0f766e; --on-accent: #ffffff; --accent-two: #5b3fd6;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--ground); color: var(--text); line-break: strict;
  font: 14px/1.6 Inter, "Noto Sans JP", system-ui, "Hiragino Sans", "Yu Gothic UI", sans-serif;
}
h1, h2, p, ul, dl, dd { margin: 0; padding: 0; }
h1 { font-size: 20px; font-weight: 650; }
h2 { font-size: 20px; font-weight: 650; line-height: 1.4; }
ul { list-style: none; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 8px; }
.muted { color: var(--muted); }
button, input {
  min-height: 40px; padding: 0 12px; border: 1px solid var(--control); border-radius: 8px;
  background: var(--raised); color: var(--text); font: inherit;
}
::placeholder { color: var(--muted); opacity: 1; }
button { cursor: pointer; font-weight: 500; }
[hidden] { display: none !important; }
.reading { max-width: 640px; margin: 0 auto; padding: 48px 24px; }
.cards { display: grid; gap: 12px; margin-top: 24px; }
.card {
  display: grid; gap: 4px; padding: 16px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--raised); color: var(--text); text-decoration: none;
}
.card:hover { border-color: var(--control); }
`
