import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeSbom } from './make-sbom.mjs'
import { root } from './run.mjs'

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const locked = Object.entries(packages)
  .filter(([place, entry]) => place.includes('node_modules/') && !entry.link)
  .map(([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`)

test('the bill of materials names every package of the lock file and every workspace by its own name', async () => {
  const bom = await makeSbom()
  const listed = new Set(bom.components.map((component) => component['bom-ref']))
  expect(locked.filter((name) => !listed.has(name))).toEqual([])
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const names = bom.components.map(({ name }) => name)
  for (const workspace of workspaces) expect(names).toContain(`@ledgerleaf/${workspace}`)
  expect(bom.metadata.component).toMatchObject({ name: 'ledgerleaf', type: 'application' })
})
