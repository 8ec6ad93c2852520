import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TypstCompiler } from '@myriaddreamin/typst.ts/compiler'
import { findUpward } from '../find-upward.ts'
import { drawCode } from './draw-code.ts'
import { drawGround, drawGuilloche } from './draw-lines.ts'
import { lettersOf } from './font-letters.ts'
import { rareFaces, readFonts } from './fonts.ts'
import type { Paper } from './paper.ts'
import { isMemoryUsedUp, lendFonts, loadProgram, startCompiler } from './start-compiler.ts'
import { writeDrawable } from './write-drawable.ts'

const a4 = { short: 595.28, long: 841.89 }

const lendTemplates = (compiler: TypstCompiler): Set<string> => {
  const folder = findUpward('server/papers')
  if (folder === null) throw new Error('The folder server/papers is missing from this installation.')
  const files = readdirSync(folder).filter((file) => file.endsWith('.typ'))
  for (const name of files)
    compiler.addSource(`/papers/${name}`, readFileSync(path.join(folder, name), 'utf8'))
  return new Set(files.map((file) => file.replace(/[.]typ$/, '')))
}

/** What the words of a paper come down to, in four groups of four: on two sheets that say the same it is the same. */
export const fingerprintOf = (paper: Paper): string => {
  const digest = createHash('sha256').update(JSON.stringify(paper)).digest('hex')
  return digest.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ')
}

const lendPaper = (compiler: TypstCompiler, paper: Paper, words: string): void => {
  const lend = (name: string, text: string) => compiler.mapShadow(name, Buffer.from(text))
  const isWide = paper.layout === 'landscape'
  const [width, height] = isWide ? [a4.long, a4.short] : [a4.short, a4.long]
  lend('/paper.json', words)
  lend('/code.svg', drawCode(paper.address))
  lend('/ground.svg', drawGround(paper.address, width, height))
  for (const [at, { text }] of (paper.files ?? []).entries()) lend(`/files/${at}`, text)
}

/** The compiler's words about a template that cannot be set, each with its place. */
const tell = (diagnostics: readonly string[] | undefined): string =>
  (diagnostics ?? []).join('; ') || 'the typesetter gave no reason'

/** Lends the usual faces, and rare ones with the first words that need them. Answers which letters there are. */
const openFaces = async (lend: (fonts: readonly Uint8Array[]) => Promise<void>) => {
  let fonts = readFonts()
  let waiting = rareFaces
  let letters: Set<number>[] | undefined
  await lend(fonts)
  return async (words: string): Promise<(letter: number) => boolean> => {
    const needed = waiting.filter((face) => face.letters.test(words))
    if (needed.length > 0) {
      fonts = [...fonts, ...needed.flatMap((face) => face.read())]
      waiting = waiting.filter((face) => !needed.includes(face))
      letters = undefined
      await lend(fonts)
    }
    return (letter) => {
      letters ??= fonts.map(lettersOf)
      return letters.some((known) => known.has(letter))
    }
  }
}

export type Typesetter = {
  set: (paper: Paper) => Promise<Uint8Array>
  /** It keeps some of every paper it has set, for good. From here on another should take its place. */
  isTired: () => boolean
}

/**
 * Starts the typesetter, which takes half a second, and sets papers one at a time. It is synchronous inside: whoever has others
 * to answer starts it on a thread (platform/papers.ts does).
 */
export const openTypesetter = async (given?: WebAssembly.Module): Promise<Typesetter> => {
  const program = given ?? (await loadProgram())
  const compiler = await startCompiler(program)
  const holdFaces = await openFaces((fonts) => lendFonts(compiler, program, fonts))
  const templates = lendTemplates(compiler)
  compiler.mapShadow('/guilloche.svg', Buffer.from(drawGuilloche()))
  const set = async (paper: Paper): Promise<Uint8Array> => {
    if (!templates.has(paper.template))
      throw new Error(`${paper.template} could not be set: there is no such template`)
    const said = JSON.stringify({ ...paper, fingerprint: fingerprintOf(paper) })
    const has = await holdFaces(said)
    const words = writeDrawable(said, has)
    lendPaper(compiler, paper, words)
    const { result, diagnostics } = await compiler.runWithWorld(
      { mainFilePath: `/papers/${paper.template}.typ`, inputs: {} },
      (world) => world.pdf({ diagnostics: 'unix' }),
    )
    // What it remembers of earlier papers goes, as far as it lets go of anything: see the thread that draws papers.
    await compiler.reset()
    if (!result) throw new Error(`${paper.template} could not be set: ${tell(diagnostics)}`)
    return result
  }
  return { set, isTired: isMemoryUsedUp }
}
