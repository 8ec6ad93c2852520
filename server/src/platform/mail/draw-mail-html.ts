import { escapeHtml } from '../escape-html.ts'
import type { MailBlock, MailContent, MailFact, MailLink } from './mail-content.ts'
import { day, styleSheet, styles } from './mail-look.ts'
import { type MailSender, tellSender } from './mail-readers.ts'

// What is no longer than this is never broken; on a telephone what is longer stands below its label, not beside it.
const wholeMax = 22
const whole = (words: string) => (words.length > wholeMax ? '' : `;${styles.whole}`)

/** Numbers of orders, invoices and quotes are read in one piece: a client would break them at their hyphens. */
const keepNumbers = (html: string): string =>
  html.replace(/(?<![\w/=-])[A-Z\d]+(?:-\d+)+(?![\w-])/g, (number) =>
    number.length > wholeMax ? number : `<span style="${styles.whole}">${number}</span>`,
  )

const inLines = (text: string): string => keepNumbers(escapeHtml(text)).replaceAll('\n', '<br>')

const table = (rows: string, more = 'width="100%"'): string =>
  `<table role="presentation" ${more} cellpadding="0" cellspacing="0" border="0">${rows}</table>`

const cell = (classes: string, style: string, content: string, more = ''): string =>
  `<td class="${classes}"${more} style="${style}">${content}</td>`

const row = (cells: string): string => `<tr>${cells}</tr>`

const linkTo = ({ label, link }: MailLink, classes: string, style: string): string =>
  `<a class="${classes}" href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a>`

const drawValue = ({ value, link }: MailFact): string =>
  link === undefined ? inLines(value) : linkTo({ label: value, link }, 'l', styles.link)

// A table of its own, so that on a telephone one row can stand on two lines while the others do not.
const drawFact = ({ short, ...fact }: MailFact): string => {
  const { label, detail, isCode = false } = fact
  const value = short ?? fact.value
  const wide = value.length > wholeMax ? 'w ' : ''
  const below = detail === undefined ? '' : `<br><span style="${styles.detail}">${inLines(detail)}</span>`
  return table(
    row(
      cell(
        `${wide}k m h`,
        styles.label + (detail === undefined ? whole(label) : ''),
        inLines(label) + below,
        ' valign="top" align="left"',
      ) +
        cell(
          `${wide}v i h`,
          (isCode ? styles.code : styles.value) + whole(value),
          drawValue({ ...fact, value }),
          ' valign="top" align="right"',
        ),
    ),
  )
}

const drawFigure = ({ label, value, detail }: MailFact, isMarked: boolean): string =>
  table(
    [
      row(
        isMarked
          ? cell('a c', styles.figureLabelMarked, inLines(label))
          : cell('m s', styles.figureLabel, inLines(label)),
      ),
      row(cell('f i', styles.figure, inLines(value))),
      ...(detail === undefined ? [] : [row(cell('m', styles.figureDetail, inLines(detail)))]),
    ].join(''),
  )

const drawLines = (lines: readonly string[]): string =>
  table(lines.map((line) => row(cell('i h', styles.line, inLines(line)))).join(''))

const drawBlock = (block: MailBlock, isMarked: boolean): string => {
  if (typeof block === 'string') return `<p class="i" style="${styles.text}">${inLines(block)}</p>`
  if ('facts' in block)
    return (block.figure ? drawFigure(block.figure, isMarked) : '') + block.facts.map(drawFact).join('')
  if ('lines' in block) return drawLines(block.lines)
  if ('quote' in block) return table(row(cell('m e', styles.quote, inLines(block.quote))))
  if ('verbatim' in block) return table(row(cell('i h', styles.verbatim, inLines(block.verbatim))))
  return `<p class="i" style="${styles.text}">${linkTo(block, 'l', styles.link)}</p>`
}

const drawButton = (action: MailLink): string =>
  table(
    row(
      cell(
        'b',
        styles.button,
        linkTo(action, 'o', styles.buttonLink),
        ` align="center" bgcolor="${day.leaf}"`,
      ),
    ),
    '',
  )

const preheaderMax = 140

/** What a list of mails shows beside the subject; the room after it keeps what follows out of there. */
const drawPreheader = (body: readonly MailBlock[]): string => {
  const first = body.find((block) => typeof block === 'string') ?? ''
  const words = first.length > preheaderMax ? `${first.slice(0, preheaderMax).trimEnd()}…` : first
  const room = '&#847;&zwnj;&nbsp;'.repeat(60)
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(words)}${room}</div>`
}

const drawSmallPrint = (content: MailContent, sender: MailSender): string => {
  const { why, site, account } = tellSender(content.reader, sender)
  const links = [{ label: new URL(site).host, link: site }, ...account].map((one) =>
    linkTo(one, 'm', styles.smallLink),
  )
  return `<p class="m" style="${styles.small}">${escapeHtml(why.join(' '))}</p><p class="m" style="${styles.small}">Ledgerleaf, ${links.join(' &middot; ')}</p>`
}

const spaced = (pixels: number, content: string): string =>
  row(`<td style="padding:0 0 ${pixels}px">${content}</td>`)

/** The leaf is a cell with two round corners: no client has to fetch it, and one without corners shows a green square. */
const drawMark = ({ publicUrl }: MailSender): string =>
  table(
    row(
      cell('b', styles.leaf, '&nbsp;', ` width="20" bgcolor="${day.leaf}"`) +
        cell(
          '',
          styles.besideLeaf,
          `<a class="i" href="${escapeHtml(publicUrl)}" style="${styles.mark}">Ledgerleaf</a>`,
        ),
    ),
    '',
  )

const drawNotice = (notice: string): string =>
  table(row(cell('m q', styles.notice, inLines(notice), ` bgcolor="${day.band}"`)))

/** The drawn part of a mail: tables and styles in place, as mail clients read them; no picture, no font, no tracking. */
export const drawMailHtml = (subject: string, content: MailContent, sender: MailSender): string => {
  const { notice, state, headline = subject, body, action, more = [] } = content
  const draw = (block: MailBlock) => spaced(20, drawBlock(block, state !== undefined))
  const sheet = table(
    [
      spaced(notice ? 20 : 36, drawMark(sender)),
      ...(notice ? [spaced(28, drawNotice(notice))] : []),
      ...(state ? [spaced(12, table(row(cell('a c', styles.state, inLines(state))), ''))] : []),
      spaced(20, `<h1 class="t i" style="${styles.headline}">${inLines(headline)}</h1>`),
      ...body.map(draw),
      ...(action ? [spaced(28, drawButton(action))] : []),
      ...more.map(draw),
      row(`<td style="padding:16px 0 0">${table(row(cell('h', styles.rule, '&nbsp;')))}</td>`),
      row(`<td style="padding:16px 0 0">${drawSmallPrint(content, sender)}</td>`),
    ].join(''),
    'width="100%" style="max-width:560px;table-layout:fixed"',
  )
  return `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(subject)}</title><style>${styleSheet}</style></head>
<body class="p" style="${styles.paper}">${drawPreheader(body)}<div role="article" aria-label="${escapeHtml(subject)}" lang="en">
${table(
  row(
    `<td align="center" style="padding:32px 20px 40px"><!--[if mso]><table role="presentation" width="560"><tr><td><![endif]-->${sheet}<!--[if mso]></td></tr></table><![endif]--></td>`,
  ),
  `width="100%" class="p" bgcolor="${day.paper}"`,
)}</div></body></html>
`
}
