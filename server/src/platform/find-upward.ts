import { existsSync } from 'node:fs'
import path from 'node:path'

/** Finds a folder of the repository from wherever this code runs: its source, its bundle or a test. */
export const findUpward = (relative: string, from: string = import.meta.dirname): string | null => {
  const candidate = path.join(from, relative)
  if (existsSync(candidate)) return candidate
  const parent = path.dirname(from)
  return parent === from ? null : findUpward(relative, parent)
}
