import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)

const packed = (home: string, alphabets: readonly string[], cuts: readonly string[]): string[] => {
  const folder = path.dirname(home)
  const family = path.basename(folder)
  return cuts.flatMap((cut) =>
    alphabets.map((alphabet) => path.join(folder, 'files', `${family}-${alphabet}-${cut}.woff`)),
  )
}

const latin = ['latin', 'latin-ext']
const plainAndStrong = ['400-normal', '600-normal']
/** The site's own faces, then those for names in other scripts. Where a face lacks a letter, the next one that has it is taken. */
const faces = [
  ...packed(
    require.resolve('@fontsource/inter/package.json'),
    [...latin, 'cyrillic', 'greek', 'vietnamese'],
    plainAndStrong,
  ),
  ...packed(
    require.resolve('@fontsource/fraunces/package.json'),
    [...latin, 'vietnamese'],
    ['500-normal', '400-italic'],
  ),
  ...packed(require.resolve('@fontsource/jetbrains-mono/package.json'), latin, plainAndStrong),
  ...packed(require.resolve('@fontsource/ibm-plex-sans-arabic/package.json'), ['arabic'], plainAndStrong),
  ...packed(require.resolve('@fontsource/noto-sans-hebrew/package.json'), ['hebrew'], plainAndStrong),
]

/** What nearly every paper is set with. */
export const readFonts = (): Uint8Array[] => [
  ...faces.map((file) => unpackWoff(readFileSync(file))),
  readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
]

const noto = (home: string, alphabet: string) => () =>
  packed(home, [alphabet], plainAndStrong).map((file) => unpackWoff(readFileSync(file)))

/** Faces that few papers need, each opened for the first paper that has a word to set in it. */
export const rareFaces: readonly { letters: RegExp; read: () => Uint8Array[] }[] = [
  {
    letters: /\p{Script=Devanagari}/u,
    read: noto(require.resolve('@fontsource/noto-sans-devanagari/package.json'), 'devanagari'),
  },
  {
    letters: /\p{Script=Thai}/u,
    read: noto(require.resolve('@fontsource/noto-sans-thai/package.json'), 'thai'),
  },
  {
    // Eight megabytes and thirty thousand letters.
    letters: /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/u,
    read: () => {
      // The package names only its list of fonts; they lie beside it.
      const folder = path.join(path.dirname(require.resolve('@embedpdf/fonts-sc')), '..', 'fonts')
      return [readFileSync(path.join(folder, 'NotoSansHans-Regular.otf'))]
    },
  },
]
