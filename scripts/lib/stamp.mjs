import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from './run.mjs'

// What is made from the sources is not one of them: web/public/art is drawn by web/art.
const made = new Set(['node_modules', 'build', 'dist', '.react-router', 'test-results', 'web/public/art'])

const isSource = (entry) =>
  !made.has(path.basename(entry)) && !made.has(path.relative(root, entry).split(path.sep).join('/'))

const filesBelow = (entry) => {
  if (!existsSync(entry)) return []
  if (!statSync(entry).isDirectory()) return [entry]
  return readdirSync(entry)
    .sort()
    .map((name) => path.join(entry, name))
    .filter(isSource)
    .flatMap(filesBelow)
}

/** One hash over the names and contents of sources; tests are not part of what is built. */
export const hashOf = (...entries) => {
  const hash = createHash('sha256').update(process.versions.node)
  for (const file of entries.flatMap((entry) => filesBelow(path.join(root, entry)))) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

const stampFile = (folder) => path.join(root, folder, '.stamp')

export const isFresh = (folder, hash) =>
  existsSync(stampFile(folder)) && readFileSync(stampFile(folder), 'utf8') === hash

/** Written last: a build that was interrupted has no stamp and is done again. */
export const writeStamp = (folder, hash) => {
  mkdirSync(path.join(root, folder), { recursive: true })
  writeFileSync(stampFile(folder), hash)
}
