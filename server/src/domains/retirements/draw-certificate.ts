import { type Certificate, type RetirementReason, retirementReasons } from '@ledgerleaf/contract/retirements'
import { parseProofFile } from '@ledgerleaf/provenance/proof-file'
import PDFDocument from 'pdfkit'
import qrcode from 'qrcode'
import { fonts, inks, lendFonts } from '../../platform/paper.ts'
import { traceContours } from './trace-contours.ts'

const margin = 44
const whole = (value: number) => value.toLocaleString('en-US')
const serialRowsMax = 6
const factsTop = 268
const sealHeight = 46

type Doc = PDFKit.PDFDocument

const drawGround = (doc: Doc, id: string): void => {
  const { width, height } = doc.page
  doc.rect(0, 0, width, height).fill('#FDFCF7')
  doc
    .save()
    .rect(18, 18, width - 36, height - 36)
    .clip()
  doc.lineWidth(0.5).strokeColor('#DDE3D3')
  // Every certificate has lines of its own, grown from its id, as a banknote has its guilloche.
  for (const line of traceContours(id, width, height)) {
    for (const [at, [x, y]] of line.entries()) at === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)
    doc.closePath().stroke()
  }
  doc.restore()
  doc
    .rect(18, 18, width - 36, height - 36)
    .lineWidth(1)
    .strokeColor(inks.leaf)
    .stroke()
  doc
    .rect(22, 22, width - 44, height - 44)
    .lineWidth(0.4)
    .strokeColor(inks.line)
    .stroke()
}

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

const drawFacts = (doc: Doc, facts: readonly [string, string][], top: number, width: number): number => {
  const columns = 3
  const columnWidth = width / columns
  let y = top
  for (let at = 0; at < facts.length; at += columns) {
    const row = facts.slice(at, at + columns)
    const heights = row.map(([label, value], column) => {
      const x = margin + column * columnWidth
      doc
        .font(fonts.text)
        .fontSize(7)
        .fillColor(inks.quiet)
        .text(label, x, y, { width: columnWidth - 12 })
      doc
        .font(fonts.text)
        .fontSize(9)
        .fillColor(inks.ink)
        .text(value, x, doc.y + 1, { width: columnWidth - 12 })
      return doc.y - y
    })
    y += Math.max(...heights) + 12
  }
  return y
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

/** As squares and not as a picture: sharp at any size, and nothing to unpack. */
const drawCode = (doc: Doc, address: string, left: number, top: number, width: number): void => {
  const { size, data } = qrcode.create(address, { errorCorrectionLevel: 'M' }).modules
  const side = width / size
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue
      let run = 1
      while (x + run < size && data[y * size + x + run]) run += 1
      doc.rect(left + x * side, top + y * side, run * side, side)
      x += run - 1
    }
  doc.fill(inks.ink)
}

/** The sheet a company shows its auditor: everything to look the retirement up, and the way to check it. */
export const drawCertificate = (certificate: Certificate, publicUrl: string): Promise<Buffer> => {
  const { retirement } = certificate
  const address = `${publicUrl}/certificates/${retirement.id}`
  const title = `Certificate of retirement ${retirement.id}`
  const doc = lendFonts(
    new PDFDocument({
      size: 'A4',
      layout: 'landscape',
      margin,
      lang: 'en',
      displayTitle: true,
      // The day of the retirement, so that the same certificate is the same file whenever it is drawn.
      info: { Title: title, Author: 'Ledgerleaf', CreationDate: new Date(retirement.retiredAt) },
    }),
  )
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.once('end', () => resolve(Buffer.concat(chunks)))
    doc.once('error', reject)
  })
  const codeSize = 112
  const width = doc.page.width - 2 * margin
  const textWidth = width - codeSize - 40
  drawGround(doc, retirement.id)
  doc.font(fonts.strong).fontSize(13).fillColor(inks.leaf).text('Ledgerleaf', margin, margin)
  doc.font(fonts.text).fontSize(10).fillColor(inks.quiet).text('Certificate of retirement')
  doc.moveDown(1)
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

  const right = doc.page.width - margin - codeSize
  drawCode(doc, address, right, margin, codeSize)
  doc.font(fonts.text).fontSize(8).fillColor(inks.quiet)
  doc.text('Anyone can verify this certificate at', right, margin + codeSize + 10, { width: codeSize })
  doc.fillColor(inks.leaf).text(address, { width: codeSize, link: address })
  doc.fillColor(inks.quiet).moveDown(0.8)
  doc.text(
    'The page recomputes the proof in the reader’s own browser. Credits named here can never be sold, moved or retired again.',
    { width: codeSize },
  )
  doc.end()
  return done
}
