import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)

const faces = [
  require.resolve('@fontsource/fraunces/files/fraunces-latin-500-normal.woff'),
  require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
]

/** Drawings to PNG, with our own typefaces and none of the machine's: the same bytes wherever they are made. */
export const rasterise = (drawings: readonly { svg: string; width: number }[]): Buffer[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-faces-'))
  try {
    const fontFiles = faces.map((face, i) => {
      const file = path.join(folder, `${i}.ttf`)
      writeFileSync(file, unpackWoff(readFileSync(face)))
      return file
    })
    return drawings.map(({ svg, width }) =>
      new Resvg(svg, {
        fitTo: { mode: 'width', value: width },
        font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' },
      })
        .render()
        .asPng(),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
