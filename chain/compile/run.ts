import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { artefactFiles } from './artefact-files.ts'

const here = path.join(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')

const stale: string[] = []
for (const [name, text] of artefactFiles()) {
  const file = path.join(here, name)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  stale.push(name)
  if (isCheck) continue
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
if (isCheck && stale.length > 0) {
  process.stderr.write(
    `These are not what the contracts compile to; npm run build:contracts makes them:\n${stale.join('\n')}\n`,
  )
  process.exit(1)
}
process.stdout.write(stale.length === 0 ? 'Everything is as compiled.\n' : `Written: ${stale.join(', ')}\n`)
