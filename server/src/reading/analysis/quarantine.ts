import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const quarantineDays = 30

const folder = (dataDir: string) => path.join(dataDir, 'quarantine')

/** Set aside for the operator: under its hash, readable by nobody, never stored with the reports and never opened. */
export const quarantine = async (dataDir: string, file: string, sha256: string): Promise<void> => {
  await mkdir(folder(dataDir), { recursive: true, mode: 0o700 })
  await chmod(file, 0)
  await rename(file, path.join(folder(dataDir), sha256))
}

export const sweepQuarantine = async (dataDir: string, now: Date): Promise<void> => {
  const names = await readdir(folder(dataDir)).catch(() => [])
  for (const name of names) {
    const file = path.join(folder(dataDir), name)
    const { mtimeMs } = await stat(file)
    if (now.getTime() - mtimeMs > quarantineDays * 86_400_000) await rm(file, { force: true })
  }
}
