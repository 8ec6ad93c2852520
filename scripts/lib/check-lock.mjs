import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** Node looks for a package beside the one that asks, then in every folder above it. */
const holds = (packages, place, name) => {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (folder === '') return false
    // A workspace has no node_modules above it but the root's.
    if (!folder.includes('node_modules/')) return Boolean(packages[`node_modules/${name}`])
  }
}

/** What `npm ci` would refuse on another machine, or fetch from a host of somebody's choosing. */
export const checkLock = () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages).flatMap(([place, entry]) => [
    ...(/^(https?|git)/.test(entry.resolved ?? '') ? [`${place} names a download address`] : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !holds(packages, place, name))
      .map((name) => `${name}, an optional package of ${place || 'the root'}, is missing`),
  ])
}
