import PDFDocument from 'pdfkit'
import qrcode from 'qrcode'
import { traceContours } from '../../../server/src/platform/trace-contours.ts'
import { fonts, inks, lendFonts } from './paper.ts'

export const margin = 44
const codeSize = 112
const pending = '#C98A1B'
export const whole = (value: number): string => value.toLocaleString('en-US')

export type Doc = PDFKit.PDFDocument

const drawGround = (doc: Doc, id: string, isFinal: boolean): void => {
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
    .strokeColor(isFinal ? inks.leaf : pending)
  // What is not over yet has an open border.
  if (!isFinal) doc.dash(6, { space: 4 })
  doc.stroke().undash()
  doc
    .rect(22, 22, width - 44, height - 44)
    .lineWidth(0.4)
    .strokeColor(inks.line)
    .stroke()
}

/** Label and value, three beside each other. Answers where it ends. */
export const drawFacts = (
  doc: Doc,
  facts: readonly [string, string][],
  top: number,
  width: number,
): number => {
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

type Kind = { id: string; kind: string; date: string; isFinal: boolean }

/** A sheet with its ground and its name on it; what follows goes to the left of the code. */
export const openCertificate = ({ id, kind, date, isFinal }: Kind) => {
  const doc = lendFonts(
    new PDFDocument({
      size: 'A4',
      layout: 'landscape',
      margin,
      lang: 'en',
      displayTitle: true,
      // A day of what it certifies, so that the same certificate is the same file whenever it is drawn.
      info: { Title: `${kind} ${id}`, Author: 'Ledgerleaf', CreationDate: new Date(date) },
    }),
  )
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.once('end', () => resolve(Buffer.concat(chunks)))
    doc.once('error', reject)
  })
  drawGround(doc, id, isFinal)
  doc.font(fonts.strong).fontSize(13).fillColor(inks.leaf).text('Ledgerleaf', margin, margin)
  doc.font(fonts.text).fontSize(10).fillColor(inks.quiet).text(kind)
  doc.moveDown(1)
  return { doc, done, textWidth: doc.page.width - 2 * margin - codeSize - 40 }
}

/** The way to check it: a code, the address it holds, and what is found there. */
export const drawAddress = (doc: Doc, address: string, note: string): void => {
  const right = doc.page.width - margin - codeSize
  drawCode(doc, address, right, margin, codeSize)
  doc.font(fonts.text).fontSize(8).fillColor(inks.quiet)
  doc.text('Anyone can verify this certificate at', right, margin + codeSize + 10, { width: codeSize })
  doc.fillColor(inks.leaf).text(address, { width: codeSize, link: address })
  doc.fillColor(inks.quiet).moveDown(0.8)
  doc.text(note, { width: codeSize })
}
