import { closeSync, openSync } from 'node:fs'

const nobody = 65_534

/** PostgreSQL refuses to run as root, so root runs it as an account that owns nothing else. */
export const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : null

/** All that PostgreSQL's programs get to see of our environment, which holds secrets and may hold PG* settings. */
export const environment: NodeJS.ProcessEnv = Object.fromEntries(
  ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR'].map((name) => [name, process.env[name]]),
)

const throughDescriptor = account !== null && process.platform === 'linux'

export type View = { path: string; stdio: number[]; close: () => void }

/**
 * How the child process names a folder. Below a parent only root may enter (/root, say) a path would lead nowhere
 * for the other account, so on Linux the open folder itself is handed over, as descriptor 3.
 */
export const viewFor = (folder: string): View => {
  if (!throughDescriptor) return { path: folder, stdio: [], close: () => {} }
  const descriptor = openSync(folder, 'r')
  return { path: '/proc/self/fd/3', stdio: [descriptor], close: () => closeSync(descriptor) }
}
