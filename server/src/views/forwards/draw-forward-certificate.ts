import { shortfallWords } from '@ledgerleaf/contract/forward-terms'
import { type ForwardCertificate, forwardWords, stepWords } from '@ledgerleaf/contract/forwards'
import { fonts, inks } from '../../platform/paper.ts'
import {
  type Doc,
  drawAddress,
  drawFacts,
  margin,
  openCertificate,
  whole,
} from '../../use/retirements/index.ts'

const rowsMax = 7
const factsTop = 236

const factsOf = (forward: ForwardCertificate): [string, string][] => {
  const { outlook, registry, registryProjectId, vintageStartsOn, vintageEndsOn } = forward
  const risk = `${whole(outlook.credits)} t (${outlook.percent} %, rule ${outlook.rule})`
  return [
    ['Promised', `${whole(forward.quantity)} t`],
    ['Delivered', `${whole(forward.delivered)} t`],
    ['Retired', `${whole(forward.retired)} t`],
    ['Bought on', forward.boughtAt.slice(0, 10)],
    ['Project', forward.projectName],
    ['Registry and project id', [registry, registryProjectId].filter(Boolean).join(', ')],
    ['Promised vintage', `${vintageStartsOn} to ${vintageEndsOn}`],
    ['If a date is missed', shortfallWords[forward.shortfall]],
    ...(outlook.credits > 0 ? [['Risk-weighted, of what is to come', risk] as [string, string]] : []),
  ]
}

const drawList = (
  doc: Doc,
  title: string,
  rows: readonly string[],
  left: number,
  top: number,
  width: number,
) => {
  doc.font(fonts.text).fontSize(8).fillColor(inks.quiet).text(title, left, top, { width })
  doc.font(fonts.figures).fontSize(8.5).fillColor(inks.ink)
  for (const row of rows.slice(0, rowsMax)) doc.text(row, left, doc.y + 2, { width })
  if (rows.length > rowsMax)
    doc.text(`and ${rows.length - rowsMax} more, at the address on the right`, { width })
}

/** What was promised and what has become of it. Until all of it is retired, the sheet says first that it is no offset. */
export const drawForwardCertificate = (forward: ForwardCertificate, publicUrl: string): Promise<Buffer> => {
  const isRetired = forward.status === 'retired'
  const { word, says } = forwardWords[forward.status]
  const { doc, done, textWidth } = openCertificate({
    id: forward.id,
    kind: 'Certificate of a forward purchase',
    date: forward.steps.at(-1)?.at ?? forward.boughtAt,
    isFinal: isRetired,
  })
  doc
    .font(fonts.strong)
    .fontSize(46)
    .fillColor(inks.ink)
    .text(`${whole(forward.quantity)} t CO₂e`)
  doc.font(fonts.text).fontSize(13).fillColor(inks.quiet).text('promised, and today')
  doc.moveDown(0.2)
  doc
    .font(fonts.strong)
    .fontSize(22)
    .fillColor(isRetired ? inks.leaf : inks.ink)
    .text(word.toLowerCase())
  doc.moveDown(0.3)
  doc.font(fonts.text).fontSize(12).fillColor(inks.ink).text(says, { width: textWidth })
  const below = drawFacts(doc, factsOf(forward), Math.max(doc.y + 18, factsTop), textWidth) + 4
  const half = textWidth / 2 - 12
  const dates = forward.milestones.map(
    ({ dueOn, quantity, delivered }) => `${dueOn}  ${whole(delivered)} of ${whole(quantity)} t`,
  )
  const steps = forward.steps.map(
    ({ kind, at, credits, logIndex }) =>
      `${at.slice(0, 10)}  ${whole(credits)} t  ${logIndex === null ? 'pending' : `entry ${whole(logIndex)}`}  ${stepWords[kind]}`,
  )
  drawList(doc, 'Dates, and what came', dates, margin, below, half)
  drawList(doc, 'In the public log', steps, margin + half + 24, below, half)
  drawAddress(
    doc,
    `${publicUrl}/certificates/${forward.id}`,
    isRetired
      ? 'The page recomputes the proof of each step in the reader’s own browser.'
      : 'This sheet is of the day it was drawn: the page says what has come since, and recomputes the proof of each step.',
  )
  doc.end()
  return done
}
