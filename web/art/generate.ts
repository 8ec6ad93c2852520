import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { categoryPreviewPath, previewPath } from '@ledgerleaf/contract/page-address'
import { atlas } from './atlas.ts'
import { drawings } from './drawings.ts'
import { drawPreview } from './previews/preview.ts'
import { categoryPreviews, previews } from './previews/previews.ts'
import { rasterise } from './previews/rasterise.ts'

const site = fileURLToPath(new URL('../public', import.meta.url))

mkdirSync(`${site}/art`, { recursive: true })
for (const [name, draw] of Object.entries(drawings)) writeFileSync(`${site}/art/${name}.svg`, draw())
writeFileSync(`${site}/art/atlas.json`, JSON.stringify(atlas()))

const icon = readFileSync(`${site}/icon.svg`, 'utf8')
const pictures = [
  ...Object.entries(previews).map(([page, preview]) => ({
    file: previewPath(page),
    svg: drawPreview(preview),
    width: 1200,
  })),
  ...Object.entries(categoryPreviews).map(([category, preview]) => ({
    file: categoryPreviewPath(category),
    svg: drawPreview(preview),
    width: 1200,
  })),
  ...[180, 192, 512].map((width) => ({ file: `/art/icon-${width}.png`, svg: icon, width })),
]
for (const [i, png] of rasterise(pictures).entries()) writeFileSync(`${site}${pictures[i]?.file}`, png)
console.log(`Drew ${Object.keys(drawings).length + pictures.length} pictures`)
