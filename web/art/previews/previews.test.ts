import { describe, expect, test } from 'vitest'
import { drawPreview } from './preview.ts'
import { previews } from './previews.ts'
import { rasterise } from './rasterise.ts'

const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

describe('link previews', () => {
  test.each(Object.entries(previews))('%s has a picture of the size that feeds expect', (_, preview) => {
    const [png] = rasterise([{ svg: drawPreview(preview), width: 1200 }])
    if (!png) throw new Error('nothing was drawn')
    expect(pngSize(png)).toEqual([1200, 630])
    expect(png.length).toBeLessThan(600_000)
  })

  test('words are set in our own typefaces, not left out', () => {
    const text = (family: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"><text y="30" font-family="${family}">Ledger</text></svg>`
    const [fraunces, inter, nothing] = rasterise(
      [
        text('Fraunces Medium'),
        text('Inter'),
        '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"/>',
      ].map((svg) => ({ svg, width: 200 })),
    )
    expect(fraunces).not.toEqual(inter)
    expect(inter).not.toEqual(nothing)
  })
})
