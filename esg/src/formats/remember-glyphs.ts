import type { Engine } from './engine.ts'

/** A function `f` of four whole numbers that calls the one it was given, in the form the engine's table wants. */
const trampoline = new Uint8Array([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 9, 1, 0x60, 4, 0x7f, 0x7f, 0x7f, 0x7f, 1, 0x7f, 2, 7, 1, 1, 0x65, 1,
  0x66, 0, 0, 7, 5, 1, 1, 0x66, 0, 0,
])

/** Node has it, its types do not say so. */
const wasm = (
  globalThis as unknown as {
    WebAssembly: {
      Module: new (bytes: Uint8Array) => object
      Instance: new (module: object, imports: object) => { exports: Record<string, unknown> }
    }
  }
).WebAssembly

/** The same for a function of one whole number that gives nothing back. */
const trampolineDone = new Uint8Array([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 1, 0x7f, 0, 2, 7, 1, 1, 0x65, 1, 0x66, 0, 0, 7, 5, 1, 1,
  0x66, 0, 0,
])

type DoneFace = (face: number) => void
type LoadGlyph = (slot: number, size: number, glyph: number, flags: number) => number
type Loader = { index: number; original: unknown; remembering: unknown }

// Places in the structures of the font engine, FreeType, counted in words: FT_Driver_ClassRec and FT_GlyphSlotRec.
const nameAt = 2
const doneFaceAt = 13
const loadGlyphAt = 18
const faceAt = 1
const metricsAt = 6
const metricsWords = 8
const noScale = 1
const versions = [0x10000, 0x20000] as const

/** Where the classes of the two common font formats stand: their name, followed by two version numbers. */
const findDrivers = (words: Uint32Array, bytes: Uint8Array): number[] => {
  const isNamed = (at: number, name: string) =>
    [...name, '\0'].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))
  const found: number[] = []
  // The memory has millions of words: the search for the first number is left to the machine.
  for (let first = words.indexOf(versions[0], nameAt + 1); first !== -1; ) {
    const at = first - 1
    first = words.indexOf(versions[0], first + 1)
    if (at >= words.length - loadGlyphAt || words[at + 2] !== versions[1]) continue
    const name = words[at] ?? 0
    if (name > 0 && (isNamed(name, 'cff') || isNamed(name, 'truetype'))) found.push(at - nameAt)
  }
  return found
}

/** What each font answered, glyph by glyph. */
const known = new Map<number, Map<number, Int32Array>>()

const remember = (engine: Engine, load: LoadGlyph): LoadGlyph => {
  let memory = new Int32Array(engine.pdfium.HEAPU8.buffer)
  return (slot, size, glyph, flags) => {
    // Only what is measured in the units of the font, and for its extent alone, is the same each time.
    if ((flags & noScale) === 0) return load(slot, size, glyph, flags)
    if (memory.buffer !== engine.pdfium.HEAPU8.buffer) memory = new Int32Array(engine.pdfium.HEAPU8.buffer)
    const at = slot >>> 2
    const face = memory[at + faceAt] ?? 0
    let glyphs = known.get(face)
    if (!glyphs) {
      glyphs = new Map()
      known.set(face, glyphs)
    }
    const before = glyphs.get(glyph)
    if (before) {
      // Eight words, half a million times: putting them there one by one is quicker than to ask for it.
      for (let word = 0; word < metricsWords; word++) memory[at + metricsAt + word] = before[word] ?? 0
      return 0
    }
    const failed = load(slot, size, glyph, flags)
    if (failed !== 0) return failed
    const after = new Int32Array(engine.pdfium.HEAPU8.buffer)
    glyphs.set(glyph, after.slice(at + metricsAt, at + metricsAt + metricsWords))
    return 0
  }
}

/** Where a font is given up another may come to stand. */
const forget =
  (done: DoneFace): DoneFace =>
  (face) => {
    known.delete(face)
    done(face)
  }

const loaders = new WeakMap<Engine, Loader[]>()

/**
 * Looks for the functions that load a glyph. It is called before the engine has seen any document, so that nothing a
 * document holds can be taken for them; where they are not found, nothing is remembered and reading takes longer.
 */
export const prepareGlyphs = (engine: Engine) => {
  const { HEAPU8, wasmExports } = engine.pdfium
  const table = wasmExports.__indirect_function_table
  const words = new Uint32Array(HEAPU8.buffer)
  const drivers = findDrivers(words, HEAPU8)
  const bind = (driver: number, at: number, code: Uint8Array, wrap: (original: never) => unknown): Loader => {
    const index = words[driver + at] ?? 0
    const original = table.get(index)
    const { exports } = new wasm.Instance(new wasm.Module(code), { e: { f: wrap(original as never) } })
    return { index, original, remembering: exports.f }
  }
  const isFunction = (index: number | undefined) => index !== undefined && index > 0 && index < table.length
  if (
    drivers.length !== 2 ||
    !drivers.every((at) => isFunction(words[at + loadGlyphAt]) && isFunction(words[at + doneFaceAt]))
  )
    return
  loaders.set(
    engine,
    drivers.flatMap((driver) => [
      bind(driver, loadGlyphAt, trampoline, (original: LoadGlyph) => remember(engine, original)),
      bind(driver, doneFaceAt, trampolineDone, (original: DoneFace) => forget(original)),
    ]),
  )
}

/**
 * The engine asks the font for the extent of every character, twice, and the font engine then runs the whole outline
 * again: a third of the time of reading. While `work` runs the answers are remembered as long as the font lives.
 */
export const rememberGlyphs = <Result>(engine: Engine, work: () => Result): Result => {
  const table = engine.pdfium.wasmExports.__indirect_function_table
  const found = loaders.get(engine) ?? []
  for (const { index, remembering } of found) table.set(index, remembering)
  try {
    return work()
  } finally {
    for (const { index, original } of found) table.set(index, original)
    known.clear()
  }
}
