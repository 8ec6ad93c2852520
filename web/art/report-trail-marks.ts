/** What stands at each station of the trail, drawn around its foot. */

const foot = '<ellipse class="dot" rx="13" ry="8"/><ellipse class="pap" rx="6" ry="3.6"/>'

/** The report: three sheets, the uppermost with its lines and its little chart. */
export const sheets = () =>
  `${foot}<g stroke-width="1.8" class="ink"><path class="pap" d="M-34-16l8-62l46 6l-8 62z"/><path class="pap" d="M-26-14l0-64l48 0l0 64z"/><path d="M-17-66h30M-17-58h30M-17-50h18" fill="none" stroke-width="1.6"/></g><path class="acc" d="M-17-24v-12h7v12zM-6-24v-18h7v18zM5-24v-9h7v9z"/>`

/** The survey: a theodolite on its tripod. */
export const theodolite = () =>
  `${foot}<g class="ink" fill="none" stroke-width="2.2" stroke-linecap="round"><path d="M0-46L-24 4M0-46L24 4M0-46V6"/><path class="pap" d="M-11-46h22v-6h-22z"/><path class="pap" d="M-13-52v-20h6v8h14v-8h6v20z"/><path class="pap" d="M-24-76h44l6-4v16l-6-4h-44z"/></g><circle class="acc" cx="0" cy="-72" r="5"/>`

/** The choice: a basket with three young trees, each of another kind. */
export const saplings = () =>
  `${foot}<g class="dot"><path d="M-15-34l-13-22h8l-9-18h7l7-16l7 16h7l-9 18h8z"/><circle cx="6" cy="-62" r="15"/><path d="M24-34c-9-14-6-30 4-42c10 12 12 28 3 42z"/></g><g class="ink" stroke-width="1.8"><path d="M-15-34v-8M6-34v-14M27-34v-10" fill="none" stroke-width="2.4"/><path class="pap" d="M-32-34h68l-9 32h-50z"/><path d="M-30-24h64M-27-13h58M-16-34l4 32M2-34v32M20-34l-4 32" fill="none" stroke-width="1.3"/></g>`

/** The retirement: a cairn that stays, with a flag that says so. */
export const cairn = () =>
  `<g class="ink" stroke-width="1.8"><path class="pap" d="M-28 4q-4-14 10-16h36q14 2 10 16z"/><path class="pap" d="M-22-12q-3-13 9-15h26q12 2 9 15z"/><path class="pap" d="M-15-27q-2-11 7-12h16q9 1 7 12z"/><path class="pap" d="M-9-39q0-9 9-9t9 9z"/><path d="M0-48v-48" fill="none" stroke-width="2.4"/></g><path class="dot" d="M0-96q16-7 30 0t26 0l-8 12l8 12q-14 6-26 0t-30 0z"/>`
