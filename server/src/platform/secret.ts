import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { StartError } from './start-error.ts'

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

const readKept = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw new StartError(`The secret in ${file} cannot be read (${codeOf(error)}).`)
  }
}

/** Written aside and linked into place: of two first starts one wins, and nobody ever reads half a secret. */
const makeOnce = (file: string): void => {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST')
      throw new StartError(
        `The secret cannot be kept in ${file} (${codeOf(error)}): set APP_SECRET or DATA_DIR.`,
      )
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The secret our cookies and tokens are signed with: the one configured, else one made here once and kept. */
export const readSecret = (dataDir: string, config: Pick<Config, 'appSecret'>): string => {
  if (config.appSecret !== null) return config.appSecret
  const file = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  if (readKept(file) === null) makeOnce(file)
  const secret = readKept(file)
  if (!secret || secret.length < 32)
    throw new StartError(`The secret in ${file} is damaged; restore or remove it.`)
  return secret
}
