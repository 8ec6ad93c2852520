import { spawn } from 'node:child_process'
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

/** Runs a program of PostgreSQL, and answers what it complained of; null when all went well. */
const runToEnd = (
  program: string,
  words: readonly string[],
  handed: ReturnType<typeof viewFor>['stdio'],
): Promise<string | null> =>
  new Promise((resolve) => {
    const child = spawn(program, words, {
      ...account,
      cwd: '/',
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe', ...handed],
    })
    let complaints = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaints += text
    })
    child.once('error', ({ message }) => resolve(message))
    child.once('close', (code) => resolve(code === 0 ? null : complaints || `it ended with ${code}`))
  })

/** Made aside and moved into place whole: a start killed half-way leaves nothing that looks like a database. */
export const createCluster = async (home: Home, binaries: Binaries): Promise<void> => {
  if (existsSync(home.data)) return
  discardDrafts(home)
  const draft = mkdtempSync(join(home.folder, draftPrefix))
  const password = join(draft, 'password')
  writeFileSync(password, readPassword(home), { mode: 0o600 })
  for (const path of [draft, password]) give(path)
  const view = viewFor(draft)
  try {
    const failure = await runToEnd(
      binaries.initdb,
      [
        ...['--pgdata', `${view.path}/data`, '--username', 'ledgerleaf', '--pwfile', `${view.path}/password`],
        ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-instructions'],
        ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ],
      view.stdio,
    )
    if (failure !== null)
      throw new StartError(
        `The database under ${home.folder} could not be made: ${failure.trim().split('\n')[0]}`,
      )
    renameSync(join(draft, 'data'), home.data)
  } finally {
    view.close()
    rmSync(draft, { recursive: true, force: true })
  }
}
