import { expect, test } from 'vitest'
import { openTypesetter } from '../platform/typeset/index.ts'
import { demoReport, readDemoReport } from './demo-report.ts'

test('the report that a first start plants is the one its template sets', async () => {
  const { set } = await openTypesetter()
  expect(readDemoReport().equals(await set(demoReport))).toBe(true)
})
