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

type LoadGlyph = (slot: number, size: number, glyph: number, flags: number) => number
type Loader = { index: number; original: LoadGlyph; remembering: LoadGlyph }

// Places in the structures of the font engine, FreeType, counted in words: FT_Driver_ClassRec and FT_GlyphSlotRec.
const nameAt = 2
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
  for (let at = nameAt; at < words.length - loadGlyphAt; at++) {
    if (words[at + 1] !== versions[0] || words[at + 2] !== versions[1]) continue
    const name = words[at] ?? 0
    if (name > 0 && (isNamed(name, 'cff') || isNamed(name, 'truetype'))) found.push(at - nameAt)
  }
  return found
}

const known = new Map<number, Int32Array>()

const remember = (engine: Engine, load: LoadGlyph): LoadGlyph => {
  let memory = new Int32Array(engine.pdfium.HEAPU8.buffer)
  return (slot, size, glyph, flags) => {
    // Only what is measured in the units of the font, and for its extent alone, is the same each time.
    if ((flags & noScale) === 0) return load(slot, size, glyph, flags)
    if (memory.buffer !== engine.pdfium.HEAPU8.buffer) memory = new Int32Array(engine.pdfium.HEAPU8.buffer)
    const at = slot >>> 2
    const key = ((memory[at + faceAt] ?? 0) >>> 0) * 0x100000 + glyph
    const before = known.get(key)
    if (before) {
      memory.set(before, at + metricsAt)
      return 0
    }
    const failed = load(slot, size, glyph, flags)
    if (failed !== 0) return failed
    const after = new Int32Array(engine.pdfium.HEAPU8.buffer)
    known.set(key, after.slice(at + metricsAt, at + metricsAt + metricsWords))
    return 0
  }
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
  const indexes = findDrivers(words, HEAPU8).map((driver) => words[driver + loadGlyphAt] ?? 0)
  if (indexes.length !== 2 || indexes.some((index) => index === 0 || index >= table.length)) return
  loaders.set(
    engine,
    indexes.map((index) => {
      const original = table.get(index) as LoadGlyph
      const imports = { e: { f: remember(engine, original) } }
      const { exports } = new wasm.Instance(new wasm.Module(trampoline), imports)
      return { index, original, remembering: exports.f as LoadGlyph }
    }),
  )
}

/**
 * The engine asks the font for the extent of every character, twice, and the font engine then runs the whole outline
 * again: a third of the time of reading. While `work` runs the answers of one page are remembered; whoever reads the next
 * page calls `forget`, since another font may come to stand where one stood.
 */
export const rememberGlyphs = <Result>(engine: Engine, work: (forget: () => void) => Result): Result => {
  const table = engine.pdfium.wasmExports.__indirect_function_table
  const found = loaders.get(engine) ?? []
  for (const { index, remembering } of found) table.set(index, remembering)
  try {
    return work(() => known.clear())
  } finally {
    for (const { index, original } of found) table.set(index, original)
    known.clear()
  }
}
