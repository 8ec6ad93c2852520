import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root, run } from './run.mjs'

const readPackages = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages

const isForThisMachine = ({ os, cpu, libc }) =>
  os?.includes(process.platform) && cpu?.includes(process.arch) && libc === undefined

/** npm writes what it installed, last of all, into node_modules: that, held against the lock file, tells. */
const isInstalled = () => {
  const receipt = 'node_modules/.package-lock.json'
  if (!existsSync(path.join(root, receipt))) return false
  const installed = readPackages(receipt)
  return Object.entries(readPackages('package-lock.json'))
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link)
    .every(([place, entry]) => {
      if (installed[place]) return installed[place].version === entry.version
      return entry.optional === true && !isForThisMachine(entry)
    })
}

export const ensureInstalled = async () => {
  if (isInstalled()) return
  console.log('Installing packages from the lock file …')
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, text } = await run('npm', words, { output: 'pipe' })
  if (code === 0) return
  process.stderr.write(`${text}\nThe packages could not be installed (npm ci ended with ${code}).\n`)
  process.exit(1)
}
