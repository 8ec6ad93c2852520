import { inflateSync } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'
import { readPaper } from '../../testing/read-paper.ts'
import {
  type DocumentContent,
  openTypesetter,
  type Paper,
  type PaperBlock,
  type Typesetter,
} from './index.ts'

// Long papers on a machine with other things to do.
vi.setConfig({ testTimeout: 180_000 })

let typesetter: Typesetter
beforeAll(async () => {
  typesetter = await openTypesetter()
})

const paperOf = (blocks: readonly PaperBlock[], more: Partial<Paper> = {}): Paper => ({
  template: 'document',
  title: 'Statement of retirements',
  date: '2026-11-04',
  address: 'https://ledgerleaf.example/statements/1',
  content: { paper: 'A statement', lead: ['Umbrella GmbH'], blocks } satisfies DocumentContent,
  ...more,
})

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    day: `Nov ${(at % 28) + 1}, 2026`,
    name: at % 9 === 0 ? 'A project of mangroves and seagrass in the delta of a great river' : `Kiln ${at}`,
    tonnes: (at * 98_765_432).toLocaleString('en-US'),
    dollars: `$${(at * 1_234_567.89).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
    serial: `${at}001-${at}999-VCS-VCU-262-VER-BR-14-1094-01012015-31122015-0`,
  }))

const tableOf = (count: number): PaperBlock => ({
  kind: 'table',
  columns: [
    { title: 'Retired on', holds: 'date' },
    { title: 'Project', holds: 'name' },
    { title: 'Tonnes', holds: 'number' },
    { title: 'Amount', holds: 'number' },
  ],
  rows: lines(count).map(({ day, name, tonnes, dollars, serial }) => ({
    cells: [day, name, tonnes, dollars],
    below: [serial],
  })),
})

/** How often the glyph of no letter, the empty box, is drawn: it has number 0 in every font. */
const countBoxes = (file: Uint8Array): number => {
  const bytes = Buffer.from(file)
  const text = bytes.toString('latin1')
  let boxes = 0
  for (const { index, 0: mark } of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue
    const from = index + mark.length
    const drawn = unpack(bytes.subarray(from, text.indexOf('endstream', from)))
    // Glyphs of two bytes each, as a string with its signs escaped.
    if (!/T[jJ]/.test(drawn)) continue
    for (const [, letters = ''] of drawn.matchAll(/\(((?:[^\\()]|\\[\s\S])*)\)/g))
      boxes += glyphsOf(letters).filter((glyph) => glyph === 0).length
  }
  return boxes
}

const unpack = (raw: Buffer): string => {
  try {
    return inflateSync(raw).toString('latin1')
  } catch {
    return ''
  }
}

const glyphsOf = (escaped: string): number[] => {
  const plain = escaped.replace(/\\([nrtbf]|[0-7]{1,3}|[\s\S])/g, (_, sign: string) => {
    const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
    return named[sign] ?? (/^[0-7]+$/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : sign)
  })
  return Array.from(
    { length: Math.floor(plain.length / 2) },
    (_, at) => plain.charCodeAt(2 * at) * 256 + plain.charCodeAt(2 * at + 1),
  )
}

/** Everything that must not break, on one line each; what a reader sees between is not asked. */
const expectWhole = (pages: readonly string[][], words: readonly string[]) => {
  const found = new Set(pages.flat())
  expect(words.filter((one) => !found.has(one))).toEqual([])
}

test('five hundred lines: no number, date or serial is broken, and every page has its heads and its number', async () => {
  const pages = await readPaper(await typesetter.set(paperOf([tableOf(500)])))
  const all = lines(500)
  expectWhole(pages, [
    ...new Set(all.flatMap(({ day, tonnes, dollars, serial }) => [day, tonnes, dollars, serial])),
  ])
  expect(pages.length).toBeGreaterThan(10)
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('Retired on')
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
    expect(page.join('\n')).toMatch(/Fingerprint [0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4}/)
    expect(page.join('\n')).toContain('https://ledgerleaf.example/statements/1')
  }
})

test('twelve columns on an upright sheet get smaller letters and keep every figure whole', async () => {
  const titles = Array.from({ length: 12 }, (_, at) => `Figure ${at}`)
  const figures = titles.map((_, at) => (at * 1_111_111 + 999_999).toLocaleString('en-US'))
  const table: PaperBlock = {
    kind: 'table',
    columns: titles.map((title) => ({ title, holds: 'number' })),
    rows: [{ cells: figures }],
  }
  expectWhole(await readPaper(await typesetter.set(paperOf([table]))), figures)
})

test('a word is broken only where it is longer than its column', async () => {
  const longest = 'Donaudampfschifffahrtsgesellschaftskapitän'
  const table: PaperBlock = {
    kind: 'table',
    columns: [
      { title: 'Name', holds: 'text' },
      { title: 'Kind', holds: 'text' },
    ],
    rows: [{ cells: ['q'.repeat(200), 'Restoration'] }, { cells: ['Short', longest] }],
  }
  const pages = await readPaper(await typesetter.set(paperOf([table])))
  expectWhole(pages, ['Restoration', 'Short'])
  expect(pages.flat().join('').match(/q/g)).toHaveLength(200)
})

test('names in Arabic, Hebrew, Chinese, Greek, Cyrillic and Vietnamese have all their letters', async () => {
  const names = [
    'شركة الطاقة النظيفة',
    'חברת אנרגיה',
    '中国碳交易有限公司',
    'Εταιρεία Ενέργειας',
    'Энергия Ђорђевић',
    'Nguyễn Thị Ước',
  ]
  const facts: PaperBlock = {
    kind: 'facts',
    facts: names.map((value, at) => ({ label: `Name ${at + 1}`, value })),
  }
  const found = (await readPaper(await typesetter.set(paperOf([facts])))).flat().join(' ')
  // A reader of PDFs may give letters of a script that runs to the left in the order they stand on the sheet.
  for (const letter of new Set(names.join('').replaceAll(' ', ''))) expect(found).toContain(letter)
})

test.each([
  ['Devanagari', 'स्वच्छ ऊर्जा', null],
  ['Arabic', 'الطاقة', null],
  ['Hebrew', 'אנרגיה', null],
  ['Chinese', '上海绿色能源', null],
  ['Japanese', 'みどりエネルギー', null],
  ['Armenian', 'Կանաչ', null],
  ['Georgian', 'მწვანე', null],
  // No face of ours has these: they are spelled, and never an empty box.
  ['Korean', '녹색에너지', 'noksaekeneoji'],
  ['Malayalam', 'അ', '[U+0D05]'],
])('a name in %s is never drawn as empty boxes', async (_, name, spelled) => {
  const facts: PaperBlock = { kind: 'facts', facts: [{ label: 'Name', value: name }] }
  const file = await typesetter.set(paperOf([facts]))
  expect(countBoxes(file)).toBe(0)
  if (spelled) expect((await readPaper(file)).flat()).toContain(spelled)
})

test('what is written in the typesetter’s own language is set as it stands', async () => {
  const words = '#panic("no") $x^2$ *bold* @ref <label> #import "/paper.json" \\u{41}'
  const pages = await readPaper(await typesetter.set(paperOf([{ kind: 'paragraph', text: words }])))
  expect(pages.flat().join(' ')).toContain(words)
})

test('the file is tagged, names its title and language, and is the same bytes for the same words', async () => {
  const paper = paperOf([tableOf(2)], { language: 'de' })
  const file = Buffer.from(await typesetter.set(paper)).toString('latin1')
  expect(file).toContain('/StructTreeRoot')
  expect(file).toContain('/Lang (de)')
  expect(file).toContain('/Title (Statement of retirements)')
  const again = await (await openTypesetter()).set(paper)
  expect(Buffer.from(again).toString('latin1')).toBe(file)
})

test('a template that is not there is refused by its name, and the next paper is set', async () => {
  await expect(typesetter.set(paperOf([], { template: 'nothing' }))).rejects.toThrow(
    'nothing could not be set',
  )
  expect((await typesetter.set(paperOf([]))).length).toBeGreaterThan(1000)
})
