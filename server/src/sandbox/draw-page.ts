import { escapeHtml } from '../platform/escape-html.ts'

const style = `
:root { color-scheme: light dark; --paper: #F6F4EC; --sheet: #FFFDF6; --ink: #10241D; --quiet: #4B5D55; --leaf: #1F7A4D;
  --on-leaf: #FFFDF6; --line: #10241D2E; --edge: #6E7F76; --ochre: #7A5000; --wash: #F3E6C8; --clay: #A03A22; --clay-wash: #F7E0D8 }
@media (prefers-color-scheme: dark) { :root { --paper: #0C1512; --sheet: #13201B; --ink: #F6F4EC; --quiet: #B4C2B9; --leaf: #6FCF97;
  --on-leaf: #0C1512; --line: #F6F4EC2E; --edge: #8FA197; --ochre: #F0C674; --wash: #2C2513; --clay: #F2A48F; --clay-wash: #331A13 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 'Inter Variable', Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums }
main { max-width: 58rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; display: grid; gap: 2rem }
@media (min-width: 50rem) { main { grid-template-columns: 5fr 6fr; padding-top: 4rem; gap: 4rem } }
h1, h2 { font-family: 'Fraunces Variable', Fraunces, Georgia, serif; font-weight: 500; line-height: 1.15; margin: 0 }
h1 { font-size: 1.5rem } h2 { font-size: 1.25rem }
.brand { display: flex; gap: .5rem; align-items: center; font-weight: 600; margin-bottom: 2rem }
.brand svg { width: 1.25rem; color: var(--leaf) }
.notice { background: var(--wash); color: var(--ochre); border-left: 3px solid currentColor; padding: .75rem 1rem; margin: 0 0 1.5rem; overflow-wrap: anywhere }
.error { background: var(--clay-wash); color: var(--clay); border-left: 3px solid currentColor; padding: .75rem 1rem; margin: 0 }
.total { font: 500 2.75rem/1.1 'Fraunces Variable', Fraunces, Georgia, serif; margin: .5rem 0 1.5rem }
dl { border-top: 1px solid var(--line); margin: 0 } dl div { display: flex; justify-content: space-between; gap: 1rem; border-bottom: 1px solid var(--line); padding: .6rem 0 }
dt { color: var(--quiet) } dd { margin: 0; text-align: right; overflow-wrap: anywhere }
form { display: grid; gap: 1.25rem; background: var(--sheet); border: 1px solid var(--line); border-radius: .5rem; padding: 1.5rem }
fieldset { border: 0; padding: 0; margin: 0; min-width: 0 } legend { font-weight: 600; padding: 0; margin-bottom: .5rem }
label.card { display: grid; grid-template-columns: auto 1fr; gap: .1rem .75rem; align-items: center; padding: .65rem 0; border-bottom: 1px solid var(--line); min-height: 44px; cursor: pointer }
label.card input { grid-row: span 2; width: 1.15rem; height: 1.15rem; accent-color: var(--leaf) }
.number { font: 500 .95rem 'JetBrains Mono Variable', ui-monospace, monospace } .what { color: var(--quiet); font-size: .875rem }
label.field { display: grid; gap: .35rem; font-weight: 600 }
input[type=email] { font: inherit; font-weight: 400; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: .375rem; padding: .65rem .75rem; min-height: 44px; width: 100% }
button, .button { font: inherit; font-weight: 600; text-align: center; border-radius: .375rem; border: 1px solid var(--leaf); background: var(--leaf); color: var(--on-leaf); padding: .7rem 1.25rem; min-height: 48px; cursor: pointer; text-decoration: none; display: block; width: 100% }
button.plain, .button.plain { background: none; color: var(--leaf) }
a { color: var(--leaf); text-underline-offset: .2em } a.back { display: inline-block; margin-top: .75rem; padding: .35rem 0 }
:focus-visible { outline: 3px solid var(--leaf); outline-offset: 2px }
p { margin: 0 0 .75rem } small { color: var(--quiet) }`

const leaf =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><path d="M4 20C4 10 10 4 20 4c0 10-6 16-16 16Zm0 0L14 10"/></svg>'

/** One page of the sandbox: what is paid on the left, what to do on the right. No script runs on it. */
export const drawPage = ({
  title,
  left,
  right,
}: {
  title: string
  left: string
  right: string
}): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · Sandbox payments</title><style>${style}</style></head>
<body><main><section aria-labelledby="title"><div class="brand">${leaf}<span>Sandbox payments</span></div>
<p class="notice">This is a test provider. <strong>No money moves</strong>, and no real card is taken.</p>
<h1 id="title">${escapeHtml(title)}</h1>${left}</section><section aria-label="Payment">${right}</section></main></body></html>`
