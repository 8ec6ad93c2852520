import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import * as z from 'zod/mini'
import { CommandRefused } from './refusals.ts'

const Stored = z.object({ address: z.string(), key: z.string() })
export type StoredKey = z.infer<typeof Stored>

type Environment = NodeJS.ProcessEnv

export const keyFile = ({ XDG_CONFIG_HOME: config }: Environment): string =>
  path.join(
    config && path.isAbsolute(config) ? config : path.join(homedir(), '.config'),
    'ledgerleaf',
    'key.json',
  )

/** Keeps a key where its user alone can read it. */
export const storeKey = (environment: Environment, stored: StoredKey): string => {
  const file = keyFile(environment)
  const folder = path.dirname(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const half = `${file}.${process.pid}`
  writeFileSync(half, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 })
  // The mask of a user can only take away from a mode; a file that was there before would have kept its own.
  chmodSync(half, 0o600)
  renameSync(half, file)
  return file
}

/** Forgets it. Whether there was one. */
export const forgetKey = (environment: Environment): boolean => {
  const file = keyFile(environment)
  const wasThere = statSync(file, { throwIfNoEntry: false }) !== undefined
  rmSync(file, { force: true })
  return wasThere
}

/** Windows has no such bits. */
const refuseOpen = (file: string): void => {
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    throw new CommandRefused(
      `${file} can be read by others. Run chmod 600 on it, or npx ledgerleaf login again.`,
    )
}

const readStored = (file: string): StoredKey | null => {
  if (!statSync(file, { throwIfNoEntry: false })) return null
  refuseOpen(file)
  try {
    return z.parse(Stored, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new CommandRefused(`${file} cannot be understood. Run npx ledgerleaf login again.`)
  }
}

/** The key to call with: what the environment names goes before what was stored. */
export const findKey = (environment: Environment): StoredKey => {
  const { LEDGERLEAF_KEY: key, LEDGERLEAF_ADDRESS: address } = environment
  // A key is for one market: one from the environment is not sent to an address that was stored with another.
  if (key && address) return { key, address: readAddress(address) }
  if (key) throw new CommandRefused('LEDGERLEAF_KEY is set, and LEDGERLEAF_ADDRESS is not: where is it for?')
  const stored = readStored(keyFile(environment))
  if (!stored) throw new CommandRefused('No key is stored here. Run npx ledgerleaf login first.')
  if (address && readAddress(address) !== stored.address)
    throw new CommandRefused(`The stored key is for ${stored.address}, and LEDGERLEAF_ADDRESS is ${address}.`)
  return stored
}

const own = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Where a market is. A key is not sent over a line that anybody can listen to. */
export const readAddress = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (
    !url ||
    !['http:', 'https:'].includes(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.username
  )
    throw new CommandRefused(`“${text}” is not the address of a market, such as https://market.example`)
  if (url.protocol === 'http:' && !own.has(url.hostname))
    throw new CommandRefused(`${url.origin} is not encrypted: whoever listens could take the key. Use https.`)
  return url.origin
}
