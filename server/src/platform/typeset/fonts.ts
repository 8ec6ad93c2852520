import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)

const packed = (family: string, alphabets: readonly string[], cuts: readonly string[]): string[] =>
  cuts.flatMap((cut) =>
    alphabets.map((alphabet) => `@fontsource/${family}/files/${family}-${alphabet}-${cut}.woff`),
  )

const latin = ['latin', 'latin-ext']
/** The site's own faces, then those for names in other scripts. Where a face lacks a letter, the next one that has it is taken. */
const faces = [
  ...packed('inter', [...latin, 'cyrillic', 'greek', 'vietnamese'], ['400-normal', '600-normal']),
  ...packed('fraunces', [...latin, 'vietnamese'], ['500-normal', '400-italic']),
  ...packed('jetbrains-mono', latin, ['400-normal', '600-normal']),
  ...packed('ibm-plex-sans-arabic', ['arabic'], ['400-normal', '600-normal']),
  ...packed('noto-sans-hebrew', ['hebrew'], ['400-normal', '600-normal']),
]

const read = (name: string): Uint8Array => {
  const bytes = readFileSync(require.resolve(name))
  return name.endsWith('.woff') ? unpackWoff(bytes) : bytes
}

/** What nearly every paper is set with. */
export const readFonts = (): Uint8Array[] => [...faces.map(read), read('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')]

// Eight megabytes and thirty thousand letters: opened for the first paper that has a word to set in them.
const wide = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/u
export const needsWideFonts = (text: string): boolean => wide.test(text)
export const readWideFonts = (): Uint8Array[] => {
  // The package names only its list of fonts; they lie beside it.
  const folder = path.join(path.dirname(require.resolve('@embedpdf/fonts-sc')), '..', 'fonts')
  return [readFileSync(path.join(folder, 'NotoSansHans-Regular.otf'))]
}
