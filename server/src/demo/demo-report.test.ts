import { expect, test, vi } from 'vitest'
import { openTypesetter } from '../platform/typeset/index.ts'
import { demoReport, readDemoReport } from './demo-report.ts'

// The first papers of a typesetter take their time, more so on a machine with other things to do.
vi.setConfig({ testTimeout: 120_000 })

test('the report that a first start plants is the one its template sets', async () => {
  const { set } = await openTypesetter()
  expect(readDemoReport().equals(await set(demoReport))).toBe(true)
})
