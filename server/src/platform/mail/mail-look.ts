/**
 * The look of a mail: paper and ink as web/src/ui/tokens.css has them, by day and by night. A mail has no variables, so
 * each element carries its day in its own style, and a class by which the night is told to clients that ask.
 */
export const day = {
  paper: '#f6f4ec',
  ink: '#10241d',
  muted: '#43554d',
  hairline: '#dfdccd',
  edge: '#75857c',
  leaf: '#1f7a4d',
  onLeaf: '#fdfcf7',
  attention: '#835608',
  ochre: '#c98a1b',
  band: '#eeebdf',
}
export const night: typeof day = {
  paper: '#0c1512',
  ink: '#f6f4ec',
  muted: '#a9b8b0',
  hairline: '#253831',
  edge: '#6b8278',
  leaf: '#6fcf97',
  onLeaf: '#0c1512',
  attention: '#e5b85f',
  ochre: '#e5b85f',
  band: '#182722',
}

const sans = 'Inter,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif'
const serif = 'Fraunces,Georgia,Cambria,"Times New Roman",Times,serif'
const mono = '"JetBrains Mono",Menlo,Consolas,monospace'

const anywhere = 'overflow-wrap:anywhere;word-break:break-word'
const face = (family: string, size: number, line: number, colour: string) =>
  `font-family:${family.replaceAll('"', "'")};font-size:${size}px;line-height:${line}px;color:${colour}`

/** A style attribute each, by what it is for. */
export const styles = {
  paper: `margin:0;padding:0;background-color:${day.paper}`,
  leaf: `width:20px;height:20px;border-radius:17px 2px 17px 2px;background-color:${day.leaf};font-size:0;line-height:0`,
  besideLeaf: 'padding:0 0 0 10px',
  // As high as the leaf, which a taller row would stretch.
  mark: `${face(serif, 20, 20, day.ink)};font-weight:600;text-decoration:none`,
  notice: `${face(sans, 13, 20, day.muted)};padding:9px 14px;background-color:${day.band};border-radius:6px;${anywhere}`,
  state: `${face(sans, 13, 18, day.attention)};font-weight:600;padding:1px 0 1px 10px;border-left:3px solid ${day.ochre};${anywhere}`,
  headline: `margin:0;${face(serif, 30, 36, day.ink)};font-weight:500;${anywhere}`,
  text: `margin:0;${face(sans, 16, 26, day.ink)};${anywhere}`,
  quote: `${face(sans, 16, 26, day.muted)};padding:2px 0 2px 18px;border-left:2px solid ${day.edge};${anywhere}`,
  verbatim: `${face(mono, 13, 22, day.ink)};padding:14px 0;border-top:1px solid ${day.hairline};border-bottom:1px solid ${day.hairline};${anywhere}`,
  figureLabel: `${face(sans, 14, 20, day.muted)};padding:14px 0 0;border-top:1px solid ${day.ink};${anywhere}`,
  figureLabelMarked: `${face(sans, 14, 20, day.attention)};font-weight:600;padding:14px 0 0;border-top:3px solid ${day.ochre};${anywhere}`,
  figure: `${face(serif, 40, 48, day.ink)};padding:2px 0 10px;${anywhere}`,
  figureDetail: `${face(sans, 13, 20, day.muted)};padding:0 0 14px;${anywhere}`,
  label: `${face(sans, 14, 22, day.muted)};padding:9px 24px 9px 0;border-top:1px solid ${day.hairline};${anywhere}`,
  detail: 'font-size:13px;line-height:20px',
  value: `${face(sans, 15, 22, day.ink)};font-variant-numeric:tabular-nums;padding:9px 0;border-top:1px solid ${day.hairline};${anywhere}`,
  code: `${face(mono, 13, 22, day.ink)};padding:9px 0;border-top:1px solid ${day.hairline};${anywhere}`,
  line: `${face(sans, 15, 22, day.ink)};font-variant-numeric:tabular-nums;padding:9px 0;border-top:1px solid ${day.hairline};${anywhere}`,
  whole: 'white-space:nowrap',
  button: `border-radius:6px;background-color:${day.leaf};mso-padding-alt:13px 26px`,
  buttonLink: `display:inline-block;padding:13px 26px;${face(sans, 16, 22, day.onLeaf)};font-weight:600;text-decoration:none`,
  link: `color:${day.leaf};text-decoration:underline;text-underline-offset:3px`,
  rule: `border-top:1px solid ${day.hairline};font-size:0;line-height:0`,
  small: `margin:0;${face(sans, 13, 20, day.muted)};${anywhere}`,
  smallLink: `color:${day.muted};text-decoration:underline`,
} as const

const atNight = (selector: string) =>
  [
    `.p{background-color:${night.paper}!important}`,
    `.i{color:${night.ink}!important}`,
    `.m{color:${night.muted}!important}`,
    `.h{border-color:${night.hairline}!important}`,
    `.e{border-color:${night.edge}!important}`,
    `.s{border-color:${night.ink}!important}`,
    `.l{color:${night.leaf}!important}`,
    `.b{background-color:${night.leaf}!important}`,
    `.o{color:${night.onLeaf}!important}`,
    `.a{color:${night.attention}!important}`,
    `.c{border-color:${night.ochre}!important}`,
    `.q{background-color:${night.band}!important}`,
  ]
    .map((rule) => `${selector}${rule}`)
    .join('')

/** For clients that read it: the night, and the width of a telephone. Elsewhere the day on a sheet stands by itself. */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${atNight('')}}`,
  atNight('[data-ogsb] '),
  '@media (max-width:480px){',
  '.w{display:block!important;width:auto!important;text-align:left!important}',
  '.w.v{border-top:0!important;padding-top:0!important}.w.k{padding-bottom:0!important}',
  '.t{font-size:26px!important;line-height:32px!important}.f{font-size:34px!important;line-height:42px!important}',
  '}',
].join('')
