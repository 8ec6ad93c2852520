import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import { account, environment, viewFor } from './account.ts'
import type { Binaries } from './binaries.ts'
import { type Home, readPassword } from './home.ts'

const give = (path: string): void => {
  if (account) chownSync(path, account.uid, account.gid)
}

const draftPrefix = 'new-'

const discardDrafts = (home: Home): void => {
  for (const name of readdirSync(home.folder))
    if (name.startsWith(draftPrefix)) rmSync(join(home.folder, name), { recursive: true, force: true })
}

/** Made aside and moved into place whole: a start killed half-way leaves nothing that looks like a database. */
export const createCluster = (home: Home, binaries: Binaries): void => {
  if (existsSync(home.data)) return
  discardDrafts(home)
  const draft = mkdtempSync(join(home.folder, draftPrefix))
  const password = join(draft, 'password')
  writeFileSync(password, readPassword(home), { mode: 0o600 })
  for (const path of [draft, password]) give(path)
  const view = viewFor(draft)
  try {
    const run = spawnSync(
      binaries.initdb,
      [
        ...['--pgdata', `${view.path}/data`, '--username', 'ledgerleaf', '--pwfile', `${view.path}/password`],
        ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-instructions'],
        ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ],
      {
        ...account,
        cwd: '/',
        env: environment,
        stdio: ['ignore', 'ignore', 'pipe', ...view.stdio],
        encoding: 'utf8',
      },
    )
    if (run.status !== 0)
      throw new StartError(
        `The database under ${home.folder} could not be made: ${(run.error?.message ?? run.stderr).trim().split('\n')[0]}`,
      )
    renameSync(join(draft, 'data'), home.data)
  } finally {
    view.close()
    rmSync(draft, { recursive: true, force: true })
  }
}
