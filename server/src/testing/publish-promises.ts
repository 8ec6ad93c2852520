import { writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { findUpward } from '../platform/find-upward.ts'
import { promisesNow } from './promises-now.ts'

// npm run publish:api: what is promised from today on. A day's file is written anew as long as that day lasts.
const folder = findUpward('contract/guides/published')
if (!folder) throw new Error('the contract is not beside the server')
const day = process.argv[2] ?? new Date().toISOString().slice(0, 10)
const lines = await promisesNow()
writeFileSync(path.join(folder, `${day}.txt`), `${lines.join('\n')}\n`)
process.stdout.write(`${lines.length} lines in ${day}.txt\n`)
