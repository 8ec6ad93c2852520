import { expect, test } from 'vitest'
import { chanceOf } from '../../testing/made/chance.ts'
import { emissionsPage, makePdf } from '../../testing/make-pdf.ts'
import { lookScale, looksLikeText } from './looks-like-text.ts'
import { type RenderedPage, renderPage } from './render-page.ts'

const seen = async (draw: (pdf: PDFKit.PDFDocument) => void) =>
  looksLikeText(await renderPage(await makePdf([draw]), 1, lookScale))

const paint = (colour: (x: number, y: number) => [number, number, number]): RenderedPage => {
  const [width, height] = [595, 842]
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rgba.set([...colour(x, y), 255], (y * width + x) * 4)
  return { width, height, rgba, png: () => rgba }
}

const prose = (pdf: PDFKit.PDFDocument) => {
  pdf.fontSize(10)
  for (let line = 0; line < 30; line++)
    pdf.text(
      'Our emissions of greenhouse gases fell again in the year under review, as they had',
      60,
      80 + line * 14,
      {
        lineBreak: false,
      },
    )
}

test('running text, a small table and a large one look like text', async () => {
  expect(await seen(prose)).toBe(true)
  expect(await seen(emissionsPage)).toBe(true)
  expect(
    await seen((pdf) => {
      pdf.fontSize(9)
      for (let row = 0; row < 20; row++) {
        pdf.text(`Category ${row + 1} of our emissions`, 50, 80 + row * 20, { lineBreak: false })
        for (const x of [260, 350, 440]) pdf.text('123,456', x, 80 + row * 20, { lineBreak: false })
      }
    }),
  ).toBe(true)
})

test('light letters on a dark ground, and a scan with dust on it, look like text', async () => {
  expect(
    await seen((pdf) => {
      pdf.rect(0, 0, 595, 842).fill('#123a2b').fill('#ffffff')
      prose(pdf)
    }),
  ).toBe(true)
  const picture = await renderPage(await makePdf([prose]), 1, lookScale)
  const random = chanceOf(7)
  for (let at = 0; at < picture.rgba.length; at += 4) {
    const dust = random.next() < 0.0005 ? 120 : random.next() * 24
    for (const part of [0, 1, 2]) picture.rgba[at + part] = Math.max(0, (picture.rgba[at + part] ?? 0) - dust)
  }
  expect(looksLikeText(picture)).toBe(true)
})

test('a photograph, a sky, a grid of tiles, a bare page and a title alone do not', async () => {
  const random = chanceOf(3)
  const hills = Array.from(
    { length: 12 },
    () => [random.next() * 0.05, random.next() * 6, random.next() * 60] as const,
  )
  const photograph = paint((x, y) => {
    const light = hills.reduce(
      (sum, [pitch, at, high]) => sum + Math.sin(x * pitch + y * pitch * 0.7 + at) * high,
      128,
    )
    const grain = random.next() * 50 - 25
    return [light + grain, light * 0.8 + grain, light * 0.6 + grain].map((part) =>
      Math.min(255, Math.max(0, part)),
    ) as [number, number, number]
  })
  expect(looksLikeText(photograph)).toBe(false)
  expect(looksLikeText(paint((_, y) => [90 + y / 8, 140 + y / 10, 255]))).toBe(false)
  expect(looksLikeText(paint((x, y) => (((x >> 6) + (y >> 6)) % 2 ? [40, 90, 60] : [230, 230, 230])))).toBe(
    false,
  )
  expect(looksLikeText(paint(() => [255, 255, 255]))).toBe(false)
  expect(await seen((pdf) => void pdf.fontSize(40).text('Sustainability Report', 60, 300))).toBe(false)
})
