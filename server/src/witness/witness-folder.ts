import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { parseCheckpoint } from '@ledgerleaf/provenance/checkpoint'
import { fromHex } from '@ledgerleaf/provenance/hex'
import type { SeenState } from '@ledgerleaf/provenance/judge-checkpoint'
import { splitNote } from '@ledgerleaf/provenance/signed-note'
import { StartError } from '../platform/start-error.ts'

/** The name under which readers ask for the state of a log (C2SP tlog-witness). */
export const originHash = (origin: string): string => createHash('sha256').update(origin).digest('hex')

/** Written whole or not at all, and on the disk before anybody hears of it. */
const keepFile = (folder: string, name: string, text: string): void => {
  const draft = join(folder, `.${name}.${randomUUID()}`)
  try {
    writeFileSync(draft, text, { flush: true, mode: 0o600 })
    renameSync(draft, join(folder, name))
    const directory = openSync(folder, 'r')
    fsyncSync(directory)
    closeSync(directory)
  } finally {
    rmSync(draft, { force: true })
  }
}

const readSeed = (folder: string): Uint8Array => {
  const file = join(folder, 'key')
  if (!existsSync(file)) {
    // A new key would be another witness, in silence.
    if (readdirSync(folder).some((name) => name.endsWith('.checkpoint')))
      throw new StartError(`${folder} holds what a witness signed, and its key is missing.`)
    keepFile(folder, 'key', `${randomBytes(32).toString('hex')}\n`)
  }
  const text = readFileSync(file, 'utf8').trim()
  if (!/^[0-9a-f]{64}$/.test(text)) throw new StartError(`${file} is not the key of a witness.`)
  return fromHex(text)
}

export type WitnessFolder = {
  seed: Uint8Array
  /** The newest state of a log it signed, with all signatures; null before the first. */
  read: (hash: string) => string | null
  seen: (origin: string) => SeenState | null
  keep: (origin: string, note: string) => void
}

/** What a witness knows: its key, and the newest state of each log it signed. Losing the states while keeping the key would make it forget. */
export const openWitnessFolder = (folder: string): WitnessFolder => {
  mkdirSync(folder, { recursive: true })
  const seed = readSeed(folder)
  const read = (hash: string): string | null => {
    const file = join(folder, `${hash}.checkpoint`)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  }
  return {
    seed,
    read,
    // From the disk each time: what another process wrote counts as well.
    seen: (origin) => {
      const note = read(originHash(origin))
      if (note === null) return null
      const { size, root } = parseCheckpoint(splitNote(note).text)
      return { size, root }
    },
    keep: (origin, note) => keepFile(folder, `${originHash(origin)}.checkpoint`, note),
  }
}
