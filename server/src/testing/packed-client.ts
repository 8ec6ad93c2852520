import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { findUpward } from '../platform/find-upward.ts'

const run = promisify(execFile)

export type Programs = Record<string, string>
export type PackedClient = Awaited<ReturnType<typeof packClient>>

/** The programs of a text, by the heading they stand under; what stands before the first goes by the title. */
export const readPrograms = (text: string): Programs =>
  Object.fromEntries(
    text.split(/^##? /m).flatMap((part) => {
      const [, program] = /```ts\n(.*?)```/s.exec(part) ?? []
      return program ? [[part.slice(0, part.indexOf('\n')), program]] : []
    }),
  )

const fileOf = (heading: string) => heading.toLowerCase().replace(/[^a-z]+/g, '-')

/** The client as it is handed out, installed from its tarball into a folder of its own. */
export const packClient = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-sdk-'))
  await run(process.execPath, [findUpward('scripts/pack-sdk.mjs') ?? '', folder])
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  // Nothing can be downloaded: whatever it needed besides would be missing.
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', path.join(folder, tarball)], {
    cwd: folder,
  })
  mkdirSync(path.join(folder, 'src'))
  /** With its types alone, every one of them checked. */
  const compile = async (programs: Programs) => {
    for (const [heading, program] of Object.entries(programs))
      writeFileSync(path.join(folder, 'src', `${fileOf(heading)}.ts`), program)
    const config = path.join(folder, 'tsconfig.node.json')
    const compilerOptions = {
      strict: true,
      target: 'es2022',
      module: 'nodenext',
      lib: ['es2023'],
      types: ['node'],
      typeRoots: [findUpward('node_modules/@types') ?? ''],
      outDir: 'out',
    }
    writeFileSync(config, JSON.stringify({ compilerOptions, include: ['src'] }))
    const tsc = path.join(findUpward('node_modules/typescript') ?? '', 'bin/tsc')
    await run(process.execPath, [tsc, '-p', config]).catch(({ stdout, stderr }) =>
      expect(`${stdout}${stderr}`).toBe(''),
    )
  }
  /** What a program says, from a process of its own. */
  const play = async (heading: string, env: NodeJS.ProcessEnv): Promise<string> =>
    (await run(process.execPath, [path.join('out', `${fileOf(heading)}.js`)], { cwd: folder, env })).stdout
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { folder, compile, play, remove }
}
