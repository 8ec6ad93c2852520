import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { generatedFiles } from './generated-files.ts'

const here = path.join(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')

const stale: string[] = []
for (const [name, text] of await generatedFiles()) {
  const file = path.join(here, name)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  stale.push(name)
  if (isCheck) continue
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
if (isCheck && stale.length > 0) {
  process.stderr.write(
    `These are not what the contract says; npm run generate:sdk writes them:\n${stale.join('\n')}\n`,
  )
  process.exit(1)
}
process.stdout.write(stale.length === 0 ? 'The SDK knows the contract.\n' : `Written: ${stale.join(', ')}\n`)
