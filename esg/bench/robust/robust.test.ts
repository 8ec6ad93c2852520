import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { emissionsPage, makePdf } from '../../testing/make-pdf.ts'
import { readTrees } from './read-trees.ts'
import { scoreVariations } from './score-variations.ts'
import { variations } from './variations.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'robust-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const label = (metric: string, raw: string, year = 2021) => ({
  file: 'report.pdf',
  metric,
  year,
  value_tco2e: Number(raw.replace(',', '')),
  raw_value: raw,
  page: 1,
})

/** One labelled report, made here: what the bench reads in earnest lies beside the repository. */
const treesOfOne = async () => {
  writeFileSync(path.join(folder, 'report.pdf'), await makePdf([emissionsPage]))
  const truth = {
    documents: [{ file: 'report.pdf', company: 'Made', closed_metrics: ['scope1'] }],
    entries: [label('scope1', '12,345'), label('scope2_market', '2,345'), label('scope3_total', '99,345')],
  }
  writeFileSync(path.join(folder, 'truth.json'), JSON.stringify(truth))
  return readTrees(folder, ['.'])
}

test('the words of a labelled table are kept without its figures and its unit', async () => {
  const [tree] = await treesOfOne()
  expect(tree?.title).toBe('GHG emissions')
  expect(tree?.rows.map(({ label, metric }) => [label, metric])).toEqual([
    ['Scope 1', 'scope1'],
    ['Scope 2 (market-based)', 'scope2_market'],
    ['Scope 3', 'scope3_total'],
  ])
})

test('a run with the same seed reads the same, and finds what was drawn', async () => {
  const trees = await treesOfOne()
  const few = Object.fromEntries(
    Object.entries(variations).filter(([name]) => /^no lines|in a grid$|^a sheet$/.test(name)),
  )
  const first = await scoreVariations(trees, few, 5)
  expect(await scoreVariations(trees, few, 5)).toEqual(first)
  for (const [name, { right }] of first) expect(right, name).toBeGreaterThan(0)
})
