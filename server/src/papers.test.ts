import { beforeAll, expect, test, vi } from 'vitest'
import { openTypesetter, type Paper, type Typesetter } from './platform/typeset/index.ts'
import { type PaperSize, paperSizes } from './testing/paper-names.ts'
import { paperSamples } from './testing/paper-samples.ts'
import { readPaper } from './testing/read-paper.ts'
import { wholePieces } from './testing/whole-on-paper.ts'

// The first papers of a typesetter take their time, more so on a machine with other things to do.
vi.setConfig({ testTimeout: 300_000 })

let typesetter: Typesetter
beforeAll(async () => {
  typesetter = await openTypesetter()
}, 120_000)

const names = Object.keys(paperSamples)
const sampleOf = (name: string, size: PaperSize): Paper => {
  const write = paperSamples[name]
  if (!write) throw new Error(`there is no paper ${name}`)
  return write(size)
}
const draw = async (paper: Paper) => readPaper(await typesetter.set(paper))

const shortPapers = new Map<string, ReturnType<typeof draw>>()
/** Two tests read the same short paper: it is set once. */
const drawShort = (name: string) => {
  const drawn = shortPapers.get(name) ?? draw(sampleOf(name, 'short'))
  shortPapers.set(name, drawn)
  return drawn
}

/** One line for each line of the paper, page by page, without what changes with every word: the fingerprint. */
const golden = (pages: readonly string[][]): string =>
  pages
    .map((lines, at) => [`── page ${at + 1}`, ...lines].join('\n'))
    .join('\n')
    .replaceAll(/Fingerprint\s*(?:[0-9a-f]{4}\s*){4}/g, 'Fingerprint …\n')
    .concat('\n')

// Reports have theirs beside them.
test.each(names.filter((name) => !name.startsWith('report-')))(
  '%s: its words, line by line',
  async (name) => {
    await expect(golden(await drawShort(name))).toMatchFileSnapshot(`testing/golden-papers/${name}.txt`)
  },
)

const each = paperSizes.flatMap((size) => names.map((name) => ({ name, size })))

test.each(each)('$name, $size: nothing is torn, and every page can be checked', async ({ name, size }) => {
  const paper = sampleOf(name, size)
  const pages = await (size === 'short' ? drawShort(name) : draw(paper))
  // A reader of the text layer parts the words of a line set in the face of figures; nothing else may part them.
  const all = pages.flat().join(' ')
  expect([...new Set(wholePieces(paper))].filter((piece) => !all.includes(piece))).toEqual([])
  for (const [at, page] of pages.entries()) {
    expect(page.join(' ')).toContain(`Page ${at + 1} of ${pages.length}`)
    const letters = page.join('').replaceAll(' ', '')
    expect(letters).toMatch(/Fingerprint[0-9a-f]{16}/)
    expect(letters).toContain(paper.address)
  }
})

test('a word longer than its line breaks after a stroke, else by syllables and with a hyphen', async () => {
  const paper = sampleOf('certificate', 'short')
  const content = {
    ...paper.content,
    facts: [
      { label: 'Kind', value: 'Afforestation/Reforestation' },
      { label: 'Company', value: 'Nachhaltigkeitsverwaltungsgesellschaft' },
      { label: 'Reference', value: 'RF18539007547034RF18539007547034RF1853900754' },
    ],
  }
  const lines = (await draw({ ...paper, content } as Paper)).flat()
  for (const line of ['Afforestation/', 'Reforestation', 'Nachhaltigkeitsverwal-', 'tungsgesellschaft'])
    expect(lines).toContain(line)
  // What is copied letter by letter gets no sign that is not its own.
  expect(lines.filter((line) => /^RF18.*-$/.test(line))).toEqual([])
})
