import path from 'node:path'
import { checkAddresses } from './check-addresses.mjs'
import { checkLock } from './check-lock.mjs'
import { root, run, tool } from './run.mjs'

const web = path.join(root, 'web')
const rooms = ['contract', 'provenance', 'chain', 'esg', 'sdk', 'server', 'web', 'e2e', 'bench']

const command = (name, [program, words], options) => ({
  name,
  work: async () => {
    const { code, text } = await run(program, words, { output: 'pipe', ...options })
    return { ok: code === 0, text }
  },
})

const reading = (name, find) => ({
  name,
  work: async () => {
    const findings = find()
    return { ok: findings.length === 0, text: findings.join('\n') }
  },
})

// These read with TypeScript, which on a new machine is installed only after this file was loaded.
const readingSources = (name) => ({
  name,
  work: async () => {
    const { sourceChecks } = await import('./sources/source-checks.mjs')
    const findings = sourceChecks[name]()
    return { ok: findings.length === 0, text: findings.join('\n') }
  },
})

// Made when they are run: on a new machine the tools are installed only after this file was loaded.
const makeSteps = () => [
  command('format and lint (biome)', tool('@biomejs/biome', 'biome', 'check', '.')),
  command('route types', tool('@react-router/dev', 'react-router', 'typegen'), { cwd: web }),
  // tsgo is what we work with; tsc is the reference where the two should ever disagree.
  command('types (tsgo)', tool('@typescript/native-preview', 'tsgo', '-p', 'tsconfig.json')),
  command('types of the site (tsgo)', tool('@typescript/native-preview', 'tsgo', '-p', 'web')),
  command('types of the browser tests (tsgo)', tool('@typescript/native-preview', 'tsgo', '-p', 'e2e')),
  command('types (tsc)', tool('typescript', 'tsc', '-p', 'tsconfig.json')),
  command('types of the site (tsc)', tool('typescript', 'tsc', '-p', 'web')),
  command('arrows (dependency-cruiser)', tool('dependency-cruiser', 'depcruise', ...rooms)),
  command('dead code (knip)', tool('knip', 'knip', '--no-progress')),
  command('contracts and their artefacts', tool('tsx', 'tsx', 'chain/compile/run.ts', '--check')),
  command('what the SDK knows of the contract', tool('tsx', 'tsx', 'sdk/generate/run.ts', '--check')),
  {
    name: 'owners of tables',
    work: async () => {
      // Reads with TypeScript, which on a new machine is installed only after this file was loaded.
      const { checkServerTables } = await import('./tables/load-tables.mjs')
      const { findings, says } = checkServerTables()
      return { ok: findings.length === 0, says, text: findings.join('\n') }
    },
  },
  ...['endings of files', 'names of types', 'codes of the log', 'rows of statements'].map(readingSources),
  reading('addresses of the site', checkAddresses),
  reading('lock file', checkLock),
]

const runStep = async ({ name, work }) => {
  const begun = performance.now()
  const { ok, text, says } = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${says ? `: ${says}` : ''}`)
  if (!ok) console.log(text)
  return { name, ok }
}

const atOnce = 2

/**
 * Runs every step, the later ones too when an early one fails, and says which passed. Types are read a second time by the
 * reference only where `twice` says so: it takes longer than all the rest.
 */
export const check = async ({ twice }) => {
  const [lint, routeTypes, ...others] = makeSteps().filter(({ name }) => twice || !name.includes('(tsc)'))
  // The types of the site need those of its routes; everything after them can run side by side.
  const results = await Promise.all([runStep(lint), runStep(routeTypes)])
  const waiting = [...others]
  const runner = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: atOnce }, runner))
  return results
}
