import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from './home.ts'
import { isRunning, processName } from './processes.ts'

/** Signs this process in as a user of the server; the answer signs it out. Called under the lock, as all of these. */
export const joinMembers = (home: Home): (() => void) => {
  const file = join(home.members, randomUUID())
  writeFileSync(file, processName(process.pid))
  return () => rmSync(file, { force: true })
}

/** Whether anyone still uses the server. Members that were killed are struck off here. */
export const hasMembers = (home: Home): boolean => {
  const files = readdirSync(home.members).map((name) => join(home.members, name))
  const gone = files.filter((file) => !isRunning(readFileSync(file, 'utf8')))
  for (const file of gone) rmSync(file, { force: true })
  return gone.length < files.length
}
