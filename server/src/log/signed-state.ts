import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fromHex, toHex } from '@ledgerleaf/provenance/hex'

export type SignedState = { size: number; root: Uint8Array }

/** The last state we signed, kept where a restored database cannot take it back. */
export type SignedStateFile = { read: () => SignedState | null; write: (state: SignedState) => void }

const stateFile = (folder: string, logId: string, prepare: () => void): SignedStateFile => {
  const file = join(folder, `${logId}.signed`)
  return {
    read: () => {
      prepare()
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
      prepare()
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

export type SignedStates = {
  /** Beside the embedded database: catches an older state of the database alone. */
  own: SignedStateFile
  /** Elsewhere, shared by all servers: catches the loss of this machine. Null unless configured. */
  copy: SignedStateFile | null
}

/** Where the last signed state of a log is kept. All of it is written before a signature leaves this machine. */
export const signedStates = (
  { dataDir, checkpointCopy }: { dataDir: string; checkpointCopy: string | null },
  logId: string,
): SignedStates => {
  const folder = join(resolve(dataDir), 'log')
  // A share that is not mounted must not be taken for an empty one, so the folder is never made here.
  const expectCopy = () => {
    if (checkpointCopy !== null && !existsSync(checkpointCopy))
      throw new Error(`the folder ${checkpointCopy} of CHECKPOINT_COPY is not there`)
  }
  return {
    own: stateFile(folder, logId, () => mkdirSync(folder, { recursive: true })),
    copy: checkpointCopy === null ? null : stateFile(checkpointCopy, logId, expectCopy),
  }
}

export const filesOf = ({ own, copy }: SignedStates): SignedStateFile[] => (copy ? [own, copy] : [own])
