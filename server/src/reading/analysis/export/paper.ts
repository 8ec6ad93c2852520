import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)
const fonts = {
  text: require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
  title: require.resolve('@fontsource/fraunces/files/fraunces-latin-500-normal.woff'),
  // Reports come in many scripts. What our own faces cannot write, these can, as far as one file reaches.
  wideText: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  wideStrong: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const

export const inks = {
  ink: '#10241d',
  muted: '#43554d',
  leaf: '#1f7a4d',
  hairline: '#d8d4c4',
  clay: '#9c3a24',
}

type Face = 'text' | 'strong' | 'title'
type Style = { face?: Face; size?: number; ink?: string }

const margin = 56
const ourLetters = /^[\n\u0020-\u00ff\u2013\u2014\u2018-\u201e\u2026\u20ac\u2212]*$/

/** A sheet of our paper to write on from top to bottom; pages follow as they are needed. */
export const openPaper = (title: string) => {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    bufferPages: true,
    info: { Title: title, Creator: 'Ledgerleaf' },
    lang: 'en',
    displayTitle: true,
  })
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const width = doc.page.width - 2 * margin
  const bottom = doc.page.height - margin

  const style = (text: string, { face = 'text', size = 9.5, ink = inks.ink }: Style) => {
    const wide = face === 'text' ? 'wideText' : 'wideStrong'
    return doc
      .font(ourLetters.test(text) ? face : wide)
      .fontSize(size)
      .fillColor(ink)
  }
  const room = (height: number) => {
    if (doc.y + height > bottom) doc.addPage()
  }
  const rule = (ink = inks.hairline, weight = 0.5) => {
    doc
      .moveTo(margin, doc.y)
      .lineTo(margin + width, doc.y)
      .lineWidth(weight)
      .strokeColor(ink)
      .stroke()
  }

  return {
    width,
    gap: (height: number) => {
      doc.y += height
    },
    rule,
    write: (text: string, options: Style = {}) => {
      style(text, options).text(text, margin, doc.y, { width, lineGap: 1.5 })
    },
    heading: (text: string) => {
      room(72)
      doc.y += 18
      style(text, { face: 'title', size: 15 }).text(text, margin, doc.y, { width })
      doc.y += 4
      rule(inks.ink, 1)
      doc.y += 6
    },
    /** One line of a table: cells side by side, as high as the highest, never torn over two pages. */
    row: (cells: { text: string; share: number; right?: boolean; style?: Style }[]) => {
      const heights = cells.map(({ text, share, style: look = {} }) =>
        style(text, look).heightOfString(text, { width: width * share - 8, lineGap: 1 }),
      )
      const height = Math.max(...heights)
      room(height + 8)
      const top = doc.y
      let left = margin
      for (const { text, share, right, style: look = {} } of cells) {
        style(text, look).text(text, left, top, {
          width: width * share - 8,
          align: right ? 'right' : 'left',
          lineGap: 1,
        })
        left += width * share
      }
      doc.y = top + height + 4
      rule()
      doc.y += 4
    },
    finish: async (foot: string): Promise<Buffer> => {
      const { start, count } = doc.bufferedPageRange()
      for (let page = start; page < start + count; page++) {
        doc.switchToPage(page)
        // Below the margin, where text would otherwise begin another page.
        doc.page.margins.bottom = 0
        const y = doc.page.height - margin + 16
        style(foot, { size: 7.5, ink: inks.muted }).text(foot, margin, y, {
          width: width - 60,
          lineBreak: false,
        })
        style('', { size: 7.5, ink: inks.muted }).text(`${page + 1} / ${count}`, margin, y, {
          width,
          align: 'right',
          lineBreak: false,
        })
      }
      const ended = new Promise<void>((resolve) => doc.on('end', () => resolve()))
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

export type Paper = ReturnType<typeof openPaper>
