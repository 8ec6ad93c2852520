import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromHex, toHex } from '@ledgerleaf/provenance/hex'

export type SignedState = { size: number; root: Uint8Array }

/** The last state we signed, kept where a restored database cannot take it back. */
export type SignedStateFile = { read: () => SignedState | null; write: (state: SignedState) => void }

export const signedStateFile = (dataDir: string, logId: string): SignedStateFile => {
  const folder = join(dataDir, 'log')
  const file = join(folder, `${logId}.signed`)
  return {
    read: () => {
      let text: string
      try {
        text = readFileSync(file, 'utf8')
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
      const [, size, root] = /^(\d+) ([0-9a-f]{64})\n$/.exec(text) ?? []
      // A file that cannot be read must not pass for one that was never written.
      if (size === undefined || root === undefined) throw new Error(`${file} is damaged`)
      return { size: Number(size), root: fromHex(root) }
    },
    write: ({ size, root }) => {
      mkdirSync(folder, { recursive: true })
      const draft = `${file}.${randomUUID()}`
      try {
        writeFileSync(draft, `${size} ${toHex(root)}\n`, { flush: true })
        renameSync(draft, file)
      } finally {
        rmSync(draft, { force: true })
      }
    },
  }
}
