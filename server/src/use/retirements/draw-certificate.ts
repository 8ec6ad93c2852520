import { type Certificate, type RetirementReason, retirementReasons } from '@ledgerleaf/contract/retirements'
import { parseProofFile } from '@ledgerleaf/provenance/proof-file'
import { fonts, inks } from '../../platform/paper.ts'
import { type Doc, drawAddress, drawFacts, margin, openCertificate, whole } from './certificate-paper.ts'

const serialRowsMax = 6
const factsTop = 268
const sealHeight = 46

const factsOf = ({ retirement, logIndex }: Certificate): [string, string][] => {
  const { periodStartsOn, periodEndsOn, score, registryProjectId, methodology } = retirement
  const facts: [string, string | null][] = [
    ['Retired on', retirement.retiredAt.slice(0, 10)],
    ['Reason', retirementReasons[retirement.reason as RetirementReason] ?? retirement.reason],
    ['Reporting period', periodStartsOn && periodEndsOn ? `${periodStartsOn} to ${periodEndsOn}` : null],
    ['Project', retirement.projectName],
    ['Registry and project id', [retirement.registry, registryProjectId].filter(Boolean).join(', ')],
    ['Methodology', methodology],
    ['Vintage', `${retirement.vintageStartsOn} to ${retirement.vintageEndsOn}`],
    ['Screening score on that day', score === null ? null : `${score} of 100`],
    ['Place in the public log', logIndex === null ? 'Pending' : `Entry ${whole(logIndex)}`],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}

const drawSerials = (
  doc: Doc,
  { retirement: { serials } }: Certificate,
  top: number,
  width: number,
): void => {
  doc.font(fonts.text).fontSize(8).fillColor(inks.quiet)
  doc.text('Serials, both ends included', margin, top, { width })
  doc.font(fonts.figures).fontSize(9.5).fillColor(inks.ink)
  for (const { prefix, first, last } of serials.slice(0, serialRowsMax))
    doc.text(`${prefix}-${first} to ${last}   (${whole(last - first + 1)})`, { width })
  if (serials.length > serialRowsMax)
    doc.text(`and ${serials.length - serialRowsMax} more ranges, listed at the address on the right`, {
      width,
    })
}

/** The signed state of the log the proof leads to: who keeps it, how long it was, and its root. */
const drawSeal = (doc: Doc, { file }: Certificate): void => {
  const top = doc.page.height - margin - sealHeight
  const width = doc.page.width - 2 * margin
  doc
    .moveTo(margin, top)
    .lineTo(margin + width, top)
    .lineWidth(0.6)
    .strokeColor(inks.line)
    .stroke()
  doc.font(fonts.text).fontSize(8).fillColor(inks.quiet)
  doc.text('Signed state of the public log: name, entries, root', margin, top + 8, {
    width,
    lineBreak: false,
  })
  doc.font(fonts.figures).fontSize(8).fillColor(inks.ink)
  const checkpoint =
    typeof file?.proof === 'string'
      ? parseProofFile(file.proof).checkpoint.split('\n').slice(0, 3)
      : ['Pending']
  doc.text(checkpoint.join('   '), margin, top + 22, { width, lineBreak: false })
}

/** The sheet a company shows its auditor: everything to look the retirement up, and the way to check it. */
export const drawCertificate = (certificate: Certificate, publicUrl: string): Promise<Buffer> => {
  const { retirement } = certificate
  const { id, retiredAt: date } = retirement
  const { doc, done, textWidth } = openCertificate({
    id,
    kind: 'Certificate of retirement',
    date,
    isFinal: true,
  })
  doc
    .font(fonts.strong)
    .fontSize(46)
    .fillColor(inks.ink)
    .text(`${whole(retirement.quantity)} t CO₂e`)
  doc.font(fonts.text).fontSize(13).fillColor(inks.quiet).text('retired for good, for')
  doc.moveDown(0.2)
  doc.font(fonts.strong).fontSize(22).fillColor(inks.ink).text(retirement.beneficiary, { width: textWidth })
  if (retirement.onBehalfOf)
    doc.font(fonts.text).fontSize(13).text(`on behalf of ${retirement.onBehalfOf}`, { width: textWidth })
  doc.moveDown(0.3)
  doc.font(fonts.text).fontSize(12).fillColor(inks.ink).text(retirement.purpose, { width: textWidth })
  if (retirement.message)
    doc.fontSize(11).fillColor(inks.quiet).text(`“${retirement.message}”`, { width: textWidth })
  const below = drawFacts(doc, factsOf(certificate), Math.max(doc.y + 18, factsTop), textWidth)
  drawSerials(doc, certificate, below + 4, textWidth)
  drawSeal(doc, certificate)
  drawAddress(
    doc,
    `${publicUrl}/certificates/${id}`,
    'The page recomputes the proof in the reader’s own browser. Credits named here can never be sold, moved or retired again.',
  )
  doc.end()
  return done
}
