import './lib/node-version.mjs'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { check } from './lib/check-steps.mjs'
import { countPlaywright, countVitest } from './lib/count-tests.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { alone } from './lib/lock.mjs'
import { repeatFailed } from './lib/repeat-failed.mjs'
import { root, run, tool } from './lib/run.mjs'

const heading = (text) => console.log(`\n== ${text}`)

const checks = async () => {
  const results = await check({ twice: false })
  const passed = results.filter(({ ok }) => ok).length
  return { passed, failed: results.length - passed }
}

const build = async () => {
  const { code, text } = await run(process.execPath, [path.join(root, 'scripts/build.mjs')], {
    output: 'pipe',
  })
  console.log(text.trim())
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

const unitAndIntegration = async () => {
  const report = path.join(root, 'test-results', 'vitest.json')
  mkdirSync(path.dirname(report), { recursive: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const count = async (...words) => {
    rmSync(report, { force: true })
    const { code } = await run(...tool('vitest', 'vitest', 'run', ...reporters, ...words))
    return countVitest(report, code)
  }
  return repeatFailed(await count(), (failures) =>
    count('--no-file-parallelism', ...new Set(failures.map(({ name }) => name.split(' > ')[0]))),
  )
}

const browser = async () => {
  const folder = path.join(root, 'e2e')
  const report = path.join(folder, 'test-results', 'report.json')
  const count = async (...words) => {
    rmSync(report, { force: true })
    const { code } = await run(...tool('@playwright/test', 'playwright', 'test', ...words), { cwd: folder })
    return countPlaywright(report, code)
  }
  return repeatFailed(await count(), () => count('--last-failed', '--workers=1'))
}

// Each line of these runs at once: a build has one core to itself for most of its time, and so have most of the checks.
const parts = [
  [
    ['checks', checks],
    ['build', build],
  ],
  [['unit and integration tests', unitAndIntegration]],
  [['browser tests', browser]],
]

await alone(ensureInstalled)
const counts = []
for (const atOnce of parts) {
  heading(atOnce.map(([name]) => name).join(' and '))
  counts.push(...(await Promise.all(atOnce.map(async ([name, work]) => ({ name, ...(await work()) })))))
}

// The names stand at the very end: who reads only the last lines of a long run must find what failed there.
const manyLines = 30
const reasonOf = (why) => (why ?? '').split('\n').slice(0, manyLines).join('\n')

heading('summary')
for (const { name, why } of counts.flatMap(({ failures = [] }) => failures))
  console.log(`FAILED ${name}\n${reasonOf(why)}\n`)
for (const { name } of counts.flatMap(({ flaky = [] }) => flaky))
  console.log(
    `FLAKY ${name}\nfailed once, and passed when it was repeated alone: to be mended before anything new\n`,
  )
for (const { name, passed, failed } of counts) console.log(`${name}: ${passed} passed, ${failed} failed`)
const total = (key) => counts.reduce((sum, count) => sum + count[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') === 0 ? 0 : 1)
