import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawings } from './drawings.ts'

const folder = fileURLToPath(new URL('../public/art/', import.meta.url))

mkdirSync(folder, { recursive: true })
for (const [name, draw] of Object.entries(drawings)) writeFileSync(`${folder}${name}.svg`, draw())
console.log(`Drew ${Object.keys(drawings).length} pictures`)
