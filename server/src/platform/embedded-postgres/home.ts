import { createHash, randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/** Where one embedded server keeps everything it has. */
export type Home = {
  folder: string
  data: string
  lock: string
  log: string
  members: string
  /** On the server's command line, so that its process can be told from any other. */
  clusterName: string
}

/** The folder, made if need be. An unwritable place is the commonest way to fail, so it gets its own sentence. */
export const openHome = (dir: string): Home => {
  try {
    mkdirSync(join(dir, 'members'), { recursive: true })
    const folder = realpathSync(dir)
    accessSync(folder, constants.W_OK)
    return {
      folder,
      data: join(folder, 'data'),
      lock: join(folder, 'lock'),
      log: join(folder, 'server.log'),
      members: join(folder, 'members'),
      clusterName: `ledgerleaf-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`,
    }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
    throw new StartError(
      `Cannot write to the data folder ${dir} (${reason}): set DATA_DIR to a folder we may write to.`,
    )
  }
}

const portFile = (home: Home): string => join(home.folder, 'port')

/** Where the server last listened. It comes back there if it can, so that those connected to it find it again. */
export const readPort = (home: Home): number => {
  const file = portFile(home)
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0
}

export const rememberPort = (home: Home, port: number): void => writeFileSync(portFile(home), String(port))

/** The one password of this cluster, made with it. Called under the lock. */
export const readPassword = (home: Home): string => {
  const file = join(home.folder, 'password')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  if (existsSync(home.data))
    throw new StartError(`${file} is missing, so the database beside it cannot be opened.`)
  const password = randomBytes(24).toString('base64url')
  writeFileSync(file, password, { mode: 0o600 })
  return password
}

export const databaseUrl = (home: Home, port: number): string =>
  `postgres://ledgerleaf:${readPassword(home)}@127.0.0.1:${port}/postgres`
