import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runAnalyze } from './run-analyze.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'run-analyze-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, text: string) => {
  const target = path.join(folder, name)
  writeFileSync(target, text)
  return target
}

const run = async (...words: string[]) => {
  let out = ''
  let err = ''
  const code = await runAnalyze(words, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    isTerminal: false,
  })
  return { code, out, err }
}

const data = 'tCO2e,2021\nScope 1,1234\nTotal energy consumption (GJ),7200\n'

test('prints one array with the place, the words and the confidence of each finding', async () => {
  const target = file('data.csv', data)
  const { code, out } = await run('--json', target)
  expect(code).toBe(0)
  const rows = JSON.parse(out)
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatchObject({
    file: target,
    metric: 'scope1',
    year: 2021,
    value_tco2e: 1234,
    raw_value: '1234',
    raw_unit: 'tCO2',
    cell: 'line 2 col 2',
    quote: 'Scope 1 1234',
  })
  expect(rows[0]).toMatchObject({ metric: 'energy_total_mwh', value_mwh: 2000 })
})

test('a file that cannot be read is named, and the others go on', async () => {
  const { code, out, err } = await run('--json', file('empty.csv', ''), file('good.csv', data))
  expect(code).toBe(0)
  expect(JSON.parse(out)).toHaveLength(2)
  expect(err).toMatch(/empty\.csv: The file is empty\./)
  expect(err).toMatch(/2\/2/)
})

test('no file that can be read ends in failure, no file at all in the usage', async () => {
  expect((await run('--json', path.join(folder, 'missing.pdf'))).code).toBe(1)
  expect(await run()).toMatchObject({ code: 2, err: expect.stringMatching(/^Usage/) })
})

test('without --json people can read it', async () => {
  expect((await run(file('people.csv', data))).out).toMatch(/2021 {2}scope1 +1,234 tCO2e/)
})
