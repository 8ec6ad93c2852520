import { beforeAll, expect, it } from 'vitest'
import { buildServer } from '../../../server/src/testing/start-up/server-process.ts'
import { runFaults } from './run-faults.ts'
import { strikes } from './strikes.ts'

// The short form of `npm run faults`: the two faults that lose most, once each.
const chosen = strikes.filter(({ name }) => ['a server is killed', 'PostgreSQL is killed'].includes(name))

beforeAll(buildServer)

it('nothing that anybody was told is lost, done twice or stuck when a server and then PostgreSQL are killed', async () => {
  const seen = await runFaults({ strikes: chosen, seconds: 0, quietMs: 1500 }, () => {})
  const { promises, breaches, findings, isSettled, struck } = seen
  expect(struck.map(({ name }) => name)).toEqual(chosen.map(({ name }) => name))
  expect(struck.map(({ back }) => back)).not.toContain(null)
  expect(promises.filter(({ lost, doubled, stuck }) => lost + doubled + stuck > 0)).toEqual([])
  expect({ breaches, findings, isSettled }).toEqual({ breaches: [], findings: [], isSettled: true })
  expect(promises.find(({ what }) => what === 'orders')?.told).toBeGreaterThan(0)
}, 420_000)
