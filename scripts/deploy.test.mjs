import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file) => readFileSync(path.join(root, file), 'utf8')
const { workspaces } = JSON.parse(read('package.json'))

const copied = () =>
  read('Dockerfile')
    .split('\n')
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(/\s+/).slice(1, -1))

test('the image is installed from the lock with every workspace, and from files that are there', () => {
  for (const workspace of workspaces) expect(copied()).toContain(`${workspace}/package.json`)
  for (const file of copied())
    expect({ file, isThere: existsSync(path.join(root, file)) }).toEqual({ file, isThere: true })
})

test('the image runs as nobody of rank and is built with no secret', () => {
  const last =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK /m)
  expect(read('Dockerfile')).not.toMatch(/^(ENV|ARG) .*(SECRET|PASSWORD|TOKEN|KEY)/m)
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.git', '**/.data', '**/node_modules']),
  )
})

test('each role has a service, and secrets are asked for and never written down', () => {
  const compose = read('compose.yaml')
  for (const role of ['web', 'worker', 'reader']) expect(compose).toMatch(new RegExp(`ROLE: ${role} `))
  for (const name of ['APP_SECRET', 'POSTGRES_PASSWORD']) expect(compose).toContain(`\${${name}:?`)
})

test('whoever supervises a process waits longer than it takes to leave', () => {
  const leavesWithin = 3 + 10
  const seconds = (file, pattern) => Number(read(file).match(pattern)?.[1])
  expect(read('compose.yaml')).toContain("DRAIN_SECONDS: '3'")
  expect(read('deploy/ledgerleaf.service')).toContain('DRAIN_SECONDS=3')
  expect(seconds('compose.yaml', /stop_grace_period: (\d+)s/)).toBeGreaterThan(leavesWithin)
  expect(seconds('deploy/ledgerleaf.service', /TimeoutStopSec=(\d+)/)).toBeGreaterThan(leavesWithin)
})
