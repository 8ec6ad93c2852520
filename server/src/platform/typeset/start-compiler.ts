import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  createTypstCompiler,
  createTypstFontBuilder,
  type TypstCompiler,
} from '@myriaddreamin/typst.ts/compiler'
import type { InitOutput } from '@myriaddreamin/typst-ts-web-compiler'

const require = createRequire(import.meta.url)

// Node has it; its types leave it to those of browsers.
const { compile } = (
  globalThis as unknown as { WebAssembly: { compile: (bytes: Uint8Array) => Promise<WebAssembly.Module> } }
).WebAssembly

/**
 * The program of the compiler, ready to be started. Whoever starts several threads makes it once and hands it to each: what
 * one thread has made quick is quick for the next.
 */
export const loadProgram = async (): Promise<WebAssembly.Module> =>
  compile(await readFile(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')))

// A compiler asks for memory in small steps, and each step makes the engine look through all that it holds: hundreds of times
// for one long paper, and for most of the time it took. So it is given much at once, which costs nothing until it is used.
const reservedBytes = 256 * 1024 * 1024
let memory: { buffer: ArrayBuffer } | undefined
let bytesAtStart = 0

const reserveMemory = ({
  memory: held,
  __wbindgen_export: take,
  __wbindgen_export4: giveBack,
}: InitOutput) => {
  if (memory === held) return
  giveBack(take(reservedBytes, 1), reservedBytes, 1)
  memory = held
  bytesAtStart = held.buffer.byteLength
}

/** It has used up what it was given, and would become slow. */
export const isMemoryUsedUp = (): boolean => memory !== undefined && memory.buffer.byteLength > bytesAtStart

/** How the two parts of the library are started: from the one program, with no network and no file system. */
const starting = (program: WebAssembly.Module) => {
  const getWrapper = async () => {
    const wrapper = await import('@myriaddreamin/typst-ts-web-compiler')
    const start = async (given: WebAssembly.Module) => {
      const started = await wrapper.default({ module_or_path: given })
      reserveMemory(started)
      return started
    }
    return { ...wrapper, default: start }
  }
  return { getModule: () => program, getWrapper }
}

export const startCompiler = async (program: WebAssembly.Module): Promise<TypstCompiler> => {
  const compiler = createTypstCompiler()
  // The library asks for a loader of fonts at its start and would fetch its own; ours are given to it afterwards.
  const noFonts = Object.assign(async () => {}, {
    _kind: 'fontLoader' as const,
    _preloadRemoteFontOptions: { assets: false as const },
  })
  await compiler.init({ ...starting(program), beforeBuild: [noFonts] })
  return compiler
}

export const lendFonts = async (
  compiler: TypstCompiler,
  program: WebAssembly.Module,
  fonts: readonly Uint8Array[],
): Promise<void> => {
  const builder = createTypstFontBuilder()
  await builder.init(starting(program))
  for (const font of fonts) await builder.addFontData(font)
  await builder.build(async (resolver) => compiler.setFonts(resolver))
}
