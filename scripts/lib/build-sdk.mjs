import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run, tool } from './run.mjs'

const folder = path.join(root, 'sdk')
const target = path.join(folder, 'dist')

/** What a published package says of itself: no word of the workspace, and nothing it needs. */
const publishedManifest = () => {
  const { name, version, type, sideEffects } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  return {
    name,
    version,
    description: 'Ledgerleaf for programs: carbon credits, retirements, certificates and reports.',
    license: 'Apache-2.0',
    type,
    sideEffects,
    engines: { node: '>=20.3' },
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
  }
}

/** The compiler leaves our own endings in types; not every reader of them knows those. */
const endInJs = () => {
  const names = readdirSync(target, { recursive: true }).filter((name) => name.endsWith('.d.ts'))
  for (const file of names.map((name) => path.join(target, name)))
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/((?:from|import\() ?['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js'),
    )
}

/** The SDK as it is published, in `sdk/dist`: plain modules with their types, its README and its licence. */
export const buildSdk = async () => {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target)
  const { code, text } = await run(
    ...tool('typescript', 'tsc', '-p', path.join(folder, 'tsconfig.package.json')),
    {
      output: 'pipe',
    },
  )
  if (code !== 0) throw new Error(text)
  endInJs()
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`)
  cpSync(path.join(folder, 'README.md'), path.join(target, 'README.md'))
  cpSync(path.join(root, 'LICENSE'), path.join(target, 'LICENSE'))
  return target
}
