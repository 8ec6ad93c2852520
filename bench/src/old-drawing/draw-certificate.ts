import { tellRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import {
  type Certificate,
  type Retirement,
  type RetirementReason,
  retirementReasons,
} from '@ledgerleaf/contract/retirements'
import { countSerials, writeSerials } from '@ledgerleaf/contract/serials'
import { parseProofFile } from '@ledgerleaf/provenance/proof-file'
import { type Doc, drawAddress, drawFacts, margin, openCertificate, whole } from './certificate-paper.ts'
import { fonts, inks } from './paper.ts'

const serialRowsMax = 6
const factsTop = 268
const sealHeight = 36
const statementHeight = 40
const serialRowHeight = 14

const sealTop = (doc: Doc): number => doc.page.height - margin - sealHeight
const statementTop = (doc: Doc): number => sealTop(doc) - statementHeight

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
  { top, bottom, width }: { top: number; bottom: number; width: number },
): void => {
  doc.font(fonts.text).fontSize(8).fillColor(inks.quiet)
  doc.text('Serials, both ends included', margin, top, { width })
  doc.font(fonts.figures).fontSize(9.5).fillColor(inks.ink)
  // What stands below has its place; long names above leave less room for serials.
  const fitting = Math.floor((bottom - doc.y) / serialRowHeight) - 1
  const shown = Math.max(1, Math.min(serialRowsMax, fitting))
  for (const span of serials.slice(0, shown))
    doc.text(`${writeSerials(span)}   (${whole(countSerials([span]))})`, { width })
  if (serials.length > shown)
    doc.text(`and ${serials.length - shown} more ranges, listed at the address on the right`, { width })
}

/** What became of it at the registry: later than the certificate, and a statement of its own. */
const drawStatement = (doc: Doc, { retirement: { atRegistry }, registryLogIndex }: Certificate): void => {
  if (atRegistry === null) return
  const top = statementTop(doc)
  const width = doc.page.width - 2 * margin
  const place = registryLogIndex === null ? '' : `Entry ${whole(registryLogIndex)} of the public log. `
  const asOf = atRegistry.contradictedOn
    ? `The registry’s file of ${atRegistry.contradictedOn} shows these credits as retired by another: this is being looked into.`
    : 'As of the day this sheet was made; the page at the address on the right tells how it stands today.'
  const oneLine = { width, height: 12, ellipsis: true, lineBreak: true }
  const sentence = `${tellRegistryRetirement(atRegistry)}.`
  doc
    .font(fonts.strong)
    .fillColor(inks.ink)
    .fontSize(sentence.length > 95 ? 8.5 : 10)
  doc.text(sentence, margin, top + 8, oneLine)
  doc.font(fonts.text).fontSize(8).fillColor(inks.quiet)
  const link = atRegistry.link ? { link: atRegistry.link } : {}
  doc.text(`${place}${atRegistry.link ?? asOf}`, margin, top + 24, { ...oneLine, ...link })
}

/** The signed state of the log the proof leads to: who keeps it, how long it was, and its root. */
const drawSeal = (doc: Doc, { file }: Certificate): void => {
  const top = sealTop(doc)
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

/** For whom and why. What is long is set smaller: everything below has to stay on the one sheet. */
const drawWords = (doc: Doc, { beneficiary, onBehalfOf, purpose, message }: Retirement, width: number) => {
  const size = (text: string, usual: number, small: number, long: number) =>
    text.length > long ? small : usual
  doc
    .font(fonts.strong)
    .fontSize(size(beneficiary, 22, 15, 45))
    .fillColor(inks.ink)
    .text(beneficiary, { width })
  doc.font(fonts.text)
  if (onBehalfOf) doc.fontSize(size(onBehalfOf, 13, 10, 60)).text(`on behalf of ${onBehalfOf}`, { width })
  doc.moveDown(0.3)
  doc.fontSize(size(purpose, 12, 9.5, 120)).text(purpose, { width })
  if (message)
    doc
      .fontSize(size(message, 11, 8.5, 150))
      .fillColor(inks.quiet)
      .text(`“${message}”`, { width })
}

/** The certificate as it was drawn line by line, before there was a typesetter: what the bench measures the new one by. */
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
  drawWords(doc, retirement, textWidth)
  const below = drawFacts(doc, factsOf(certificate), Math.max(doc.y + 18, factsTop), textWidth)
  drawSerials(doc, certificate, { top: below + 4, bottom: statementTop(doc), width: textWidth })
  drawStatement(doc, certificate)
  drawSeal(doc, certificate)
  drawAddress(
    doc,
    `${publicUrl}/certificates/${id}`,
    'The page recomputes the proof in the reader’s own browser. Credits named here can never be sold, moved or retired again.',
  )
  doc.end()
  return done
}
