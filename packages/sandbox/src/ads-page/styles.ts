export const ADS_STYLES = `
.ads { max-width: 880px; margin: 0 auto; padding: 32px 24px 64px; display: grid; gap: 24px; }
.ads form { display: grid; gap: 24px; }
.ads fieldset { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); border: 1px solid var(--line); border-radius: 12px; background: var(--raised); padding: 16px; margin: 0; }
.ads legend { font-weight: 650; padding: 0 4px; }
.ads label { display: grid; gap: 4px; }
.ads .choices label { display: flex; gap: 8px; align-items: center; }
.ads .choices input { min-height: 0; }
.ads select { min-height: 40px; padding: 0 12px; border: 1px solid var(--control); border-radius: 8px; background: var(--raised); color: var(--text); font: inherit; }
.tokens { display: grid; gap: 4px; align-content: start; }
.tokens ul { display: flex; flex-wrap: wrap; gap: 4px; }
.tokens li { display: inline-flex; align-items: center; gap: 4px; padding: 2px 4px 2px 8px; border: 1px solid var(--control); border-radius: 8px; max-width: 100%; overflow-wrap: anywhere; }
.tokens li button { min-height: 24px; min-width: 24px; padding: 0; border: 0; background: none; }
.tokens p { min-height: 1.6em; }
.trouble { padding: 12px; border: 1px solid var(--control); border-radius: 8px; }
.ads table { width: 100%; border-collapse: collapse; }
.ads td, .ads th { padding: 6px 8px 6px 0; border-bottom: 1px solid var(--line); text-align: left; overflow-wrap: anywhere; }
.actions { display: flex; gap: 16px; align-items: center; }
.main { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
`
