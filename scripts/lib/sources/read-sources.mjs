import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../run.mjs'

const rooms = ['contract', 'provenance', 'chain', 'esg', 'sdk', 'server', 'web', 'e2e', 'bench', 'scripts']
const made = new Set(['node_modules', 'build', 'dist', '.react-router', 'test-results'])

export const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

export const walk = (node, visit) => {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (entry.isDirectory()) return made.has(entry.name) ? [] : filesIn(file)
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [file] : []
  })

let known

/** Every source file of ours, parsed once for all the checks that read them. */
export const readSources = () => {
  known ??= rooms
    .flatMap(filesIn)
    .map((file) => ({ file, source: parse(file, readFileSync(path.join(root, file), 'utf8')) }))
  return known
}
