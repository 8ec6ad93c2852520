import PDFDocument from 'pdfkit'

/** A PDF locked against changes; with a password it cannot even be opened. */
export const lockedPdf = async (lines: readonly string[], userPassword: string): Promise<Buffer> => {
  const doc = new PDFDocument({ userPassword, ownerPassword: 'only the owner changes it', pdfVersion: '1.7' })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => doc.on('end', () => resolve()))
  for (const line of lines) doc.text(line)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
