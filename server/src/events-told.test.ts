import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EventType } from '@ledgerleaf/contract/webhook-events'
import { expect, test } from 'vitest'

test('every event of the contract is told by some domain', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /[.]ts$/.test(file) && !/[.]test[.]ts$|^testing/.test(file),
  )
  const sources = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
  const untold = EventType.options.filter((type) => !sources.includes(`type: '${type}'`))
  // A test is told by the page alone.
  expect(untold).toEqual(['webhook.test'])
})
