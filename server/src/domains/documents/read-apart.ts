import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { PageText } from './sentences.ts'

export type Reading = { pages: PageText[] } | { refused: string }

const heapMegabytes = 384
const dataKilobytes = 1024 * 1024
const deadlineMs = 45_000

const tooMuch =
  'Reading this document took more time or memory than one document may. Please upload a smaller part of it.'

/** Beside the bundle, or as a source file while developing and in tests. */
const program = (): string[] => {
  const here = fileURLToPath(import.meta.url)
  return here.endsWith('.ts')
    ? ['--import', 'tsx', path.resolve(path.dirname(here), '../../cli/read-document.ts')]
    : [path.join(path.dirname(here), 'cli/read-document.js')]
}

const isReading = (message: unknown): message is Reading =>
  typeof message === 'object' && message !== null && ('pages' in message || 'refused' in message)

const run = (file: string, name: string): Promise<Reading> =>
  new Promise((resolve) => {
    const command = [process.execPath, `--max-old-space-size=${heapMegabytes}`, ...program(), file, name]
    // The limit is the operating system's, and nothing of our environment goes along: it holds our secrets.
    const child = spawn(
      '/bin/sh',
      ['-c', `ulimit -c 0; ulimit -d ${dataKilobytes}; exec "$0" "$@"`, ...command],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        env: { PATH: process.env.PATH ?? '' },
      },
    )
    const deadline = setTimeout(() => child.kill('SIGKILL'), deadlineMs)
    let reading: Reading = { refused: tooMuch }
    child.on('message', (message) => {
      if (isReading(message)) reading = message
    })
    const end = () => {
      clearTimeout(deadline)
      resolve(reading)
    }
    child.once('close', end)
    child.once('error', end)
  })

/** Reads a document in a process of its own, and forgets the copy it was given. */
export const readApart = async (name: string, bytes: Buffer): Promise<Reading> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ledgerleaf-document-'))
  try {
    const file = path.join(folder, 'document')
    await writeFile(file, bytes, { mode: 0o600 })
    return await run(file, name)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
