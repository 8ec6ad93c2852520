import { drawings } from '../drawings.ts'

export type Preview = { lines: readonly string[]; note: string; art: string }

const [width, height] = [1200, 630]
const ink = '#10241d'
const plate = { x: 716, y: 72, width: 412, height: 456 }

/** The day's palette only: a picture in somebody's feed does not know the time of day there. */
const byDay = (drawing: string) => drawing.replace(/@media[^<]*<\/style>/, '</style>')

const draw = (name: string): string => {
  const drawing = drawings[name]
  if (!drawing) throw new Error(`there is no picture ${name}`)
  return byDay(drawing())
}

const placed = (drawing: string, box: string) => drawing.replace('<svg ', `<svg ${box} `)

const leaf =
  '<g fill="none" stroke="#1f7a4d" stroke-linecap="round" stroke-linejoin="round"><path d="M5.5 27C3.8 14.5 11.5 5.2 27.5 4.5 28.6 19.8 20.3 28.3 9 25.6" stroke-width="1.9"/><path d="M5.5 27C9.5 20.5 14.5 15 21.5 10.8" stroke-width="1.9"/><path d="M10.7 20.3h7.8M14.3 16.3h8.6M12.3 18.5v-6.7M16 14.7V8.4" stroke-width="1.3"/></g>'

const ticks = Array.from({ length: Math.floor(plate.width / 8) + 1 }, (_, i) => {
  const long = i % 5 === 0
  return `M${plate.x + i * 8 + 0.5} ${plate.y + plate.height}v${long ? 9 : 5}`
}).join('')

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Left what the page is, right a plate from the field book, on the map sheet they both lie on. */
export const drawPreview = ({ lines, note, art }: Preview): string => {
  const size = lines.length > 3 ? 62 : 70
  const step = size * 1.12
  const first = 330 - ((lines.length - 1) * step) / 2 + size * 0.3
  const title = lines
    .map((line, i) => `<text x="92" y="${Math.round(first + i * step)}">${escapeXml(line)}</text>`)
    .join('')
  const inner = `x="${plate.x + 10}" y="${plate.y + 10}" width="${plate.width - 20}" height="${plate.height - 20}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#f6f4ec"/><g opacity=".085">${placed(draw('contours-wide'), `width="${width}" height="${height}"`)}</g><path d="M64.5 0V${height}M68.5 0V${height}" stroke="#b4472e" opacity=".38"/><rect x="${plate.x}" y="${plate.y}" width="${plate.width}" height="${plate.height}" fill="#fdfcf7" stroke="#75857c"/>${placed(draw(art), inner)}<path d="${ticks}" stroke="#75857c"/><g transform="translate(88 68) scale(1.6)">${leaf}</g><text x="152" y="105" font-family="Fraunces SemiBold" font-weight="600" font-size="34" fill="${ink}">Ledgerleaf</text><g font-family="Fraunces Medium" font-weight="500" font-size="${size}" letter-spacing="-1.2" fill="${ink}">${title}</g><text x="92" y="556" font-family="Inter" font-size="24" fill="#43554d">${escapeXml(note)}</text></svg>`
}
