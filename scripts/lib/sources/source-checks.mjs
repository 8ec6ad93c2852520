import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import { checkLogCodes } from './check-log-codes.mjs'
import { checkNames } from './check-names.mjs'
import { checkRows } from './check-rows.mjs'
import { checkSuffixes } from './check-suffixes.mjs'
import { readSources } from './read-sources.mjs'

const read = (file) => readFileSync(path.join(root, file), 'utf8')

/** What `npm run check` asks of the sources as they stand, by the name of the step. */
export const sourceChecks = {
  'endings of files': () => checkSuffixes(readSources()),
  'codes of the log': () => checkLogCodes({ sources: readSources(), list: read('docs/log-codes.md') }),
  'rows of statements': () => checkRows(readSources()),
  'names of types': () => checkNames({ sources: readSources(), glossary: read('docs/glossary.md') }),
}
