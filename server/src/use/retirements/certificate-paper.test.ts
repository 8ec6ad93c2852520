import { randomUUID } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { type Certificate, namingNote } from '@ledgerleaf/contract/retirements'
import { Credits } from '@ledgerleaf/contract/units'
import { writeProofFile } from '@ledgerleaf/provenance/proof-file'
import { beforeAll, expect, test, vi } from 'vitest'
import { openTypesetter, type Typesetter } from '../../platform/typeset/index.ts'
import { readPaper, scanCode } from '../../testing/read-paper.ts'
import { writeCertificatePaper } from './certificate-paper.ts'
import { writeCommonPaper } from './common-paper.ts'

// The first papers of a typesetter take their time, more so on a machine with other things to do.
vi.setConfig({ testTimeout: 120_000 })

let typesetter: Typesetter
beforeAll(async () => {
  typesetter = await openTypesetter()
})

const id = '5f0c9a3e-1f0a-4b51-9b1e-8a9e3f6f0a11'
const publicUrl = 'https://ledgerleaf.example'

const spans = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    prefix: 'VCS-VCU-262-VER-BR-14-1094-01012015-31122015-0',
    first: at * 1000 + 1,
    last: at * 1000 + 1000,
  }))

const certificateOf = (words: Partial<Certificate['retirement']> = {}): Certificate => ({
  retirement: {
    batchId: id,
    projectId: id,
    projectName: 'Mangroves of the delta',
    registry: 'Verra',
    registryProjectId: 'VCS 902',
    methodology: 'VM0033',
    category: null,
    mechanism: null,
    country: 'KE',
    vintageStartsOn: '2023-01-01',
    vintageEndsOn: '2023-12-31',
    backing: { state: 'records', reason: 'matched', credits: 1240, asOf: '2026-11-01', url: null },
    id,
    quantity: Credits.parse(1240),
    beneficiary: 'Umbrella GmbH',
    onBehalfOf: null,
    reason: 'corporate_inventory',
    purpose: 'Business travel of 2025',
    periodStartsOn: '2025-01-01',
    periodEndsOn: '2025-06-30',
    message: null,
    retiredAt: '2026-11-04T10:00:00.000Z',
    score: 78,
    serials: spans(1),
    atRegistry: {
      registry: 'Verra',
      state: 'done',
      since: '2026-11-04',
      reference: 'R-77',
      link: 'https://registry.example/r/77',
      retiredOn: '2026-11-09',
      confirmedBy: 'operator',
      fileAsOf: null,
      contradictedOn: null,
      actId: null,
    },
    ...words,
  },
  state: 'logged',
  logIndex: 1233,
  registryLogIndex: null,
  file: { format: 'ledgerleaf.certificate/v1', quantity: 1240 },
  verifierKeys: [],
  origin: 'ledgerleaf.example/log',
})

const draw = (
  words: Partial<Certificate['retirement']> = {},
  { layout = 'portrait' as 'portrait' | 'landscape', isSandbox = false } = {},
) => typesetter.set(writeCertificatePaper(certificateOf(words), { publicUrl, layout, isSandbox }))

const onChain = {
  chain: 'local chain, for trying out (chain 31337)',
  local: true,
  contract: `0x${'c0'.repeat(20)}`,
  transaction: `0x${'7a'.repeat(32)}`,
  block: 1041,
}

test.each(['portrait', 'landscape'] as const)(
  'a %s sheet names chain, contract and transaction once that is confirmed, and no chain before',
  async (layout) => {
    const drawn = { publicUrl, layout, isSandbox: false }
    const read = async (words: object) => {
      const pages = await readPaper(
        await typesetter.set(writeCertificatePaper(certificateOf(), { ...drawn, ...words })),
      )
      expect(pages).toHaveLength(1)
      return pages.flat().join(' ').replaceAll(/\s+/g, ' ')
    }
    expect(await read({})).not.toContain('On the chain')
    const after = await read({ onChain })
    for (const said of ['On the chain', onChain.chain, onChain.contract, onChain.transaction, 'block 1,041'])
      expect(after).toContain(said)
    expect(after).toContain('nobody else keeps it')
    expect(await read({ onChain: { ...onChain, local: false } })).not.toContain('nobody else keeps it')
  },
)

test.each(['portrait', 'landscape'] as const)(
  'a %s sheet over several batches names the contract once, and block and transaction of each that is confirmed',
  async (layout) => {
    const [one, other] = [certificateOf({ id: randomUUID() }), certificateOf({ id: randomUUID() })]
    const certificates = [
      { ...one, logIndex: 11 },
      { ...other, logIndex: 12 },
    ]
    const common = { id: randomUUID(), quantity: Credits.parse(2), beneficiaryNote: namingNote, certificates }
    const read = async (places: ReadonlyMap<number, typeof onChain>) => {
      const paper = writeCommonPaper(common, { publicUrl, layout, isSandbox: false, places })
      if (!paper) throw new Error('nothing was written')
      return (await readPaper(await typesetter.set(paper))).flat().join('').replaceAll(/\s+/g, '')
    }
    expect(await read(new Map())).not.toContain('Onthechain')
    const half = await read(new Map([[11, onChain]]))
    for (const said of [onChain.contract, onChain.transaction, 'inblock1,041', 'nobodyelsekeepsit'])
      expect(half).toContain(said)
    expect(half.split('Onthechaininblock')).toHaveLength(2)
    const second = { ...onChain, transaction: `0x${'8b'.repeat(32)}`, block: 1042 }
    const whole = await read(
      new Map([
        [11, onChain],
        [12, second],
      ]),
    )
    for (const said of [onChain.transaction, second.transaction, 'inblock1,042'])
      expect(whole).toContain(said)
    expect(whole.split(onChain.contract)).toHaveLength(2)
  },
)

test('the root of the log stands on the sheet as the page writes it, in hexadecimal digits', async () => {
  const root = Buffer.alloc(32, 0x7a)
  const checkpoint = `ledgerleaf.example/log\n12\n${root.toString('base64')}\n`
  const proof = writeProofFile({ index: 11, proof: [], checkpoint })
  const certificate = { ...certificateOf(), logIndex: 11, file: { ...certificateOf().file, proof } }
  const paper = writeCertificatePaper(certificate, { publicUrl, layout: 'portrait', isSandbox: false })
  const pages = await readPaper(await typesetter.set(paper))
  const words = pages.flat().join(' ')
  expect(words).toContain('7a'.repeat(32))
  expect(words).not.toContain(root.toString('base64'))
})

test('the sheet tells what its page tells, with days and vintage as a person writes them', async () => {
  const [lines = []] = await readPaper(await draw())
  expect(lines).toMatchSnapshot()
})

test('the address can be copied from the sheet', async () => {
  const words = (await readPaper(await draw())).flat().join('')
  expect(words).toContain(`${publicUrl}/certificates/${id}`)
})

test.each(['portrait', 'landscape'] as const)(
  'a telephone reads the address from the %s print',
  async (layout) => {
    expect(await scanCode(await draw({}, { layout }))).toBe(`${publicUrl}/certificates/${id}`)
  },
)

test('sixty blocks of serials all stand on it, each whole, after the one sheet that names the rest', async () => {
  const pages = await readPaper(await draw({ serials: spans(60), quantity: Credits.parse(60_000) }))
  const wanted = spans(60).map(({ prefix, first, last }) => `${first}-${last}-${prefix}`)
  const found = new Set(pages.flat())
  expect(wanted.filter((serial) => !found.has(serial))).toEqual([])
  expect(pages).toHaveLength(2)
  expect(pages[0]?.join(' ')).toContain('60,000 credits in 60 blocks')
})

const long = (length: number) => 'Wetlands of the northern coast, '.repeat(20).slice(0, length).trim()

test.each(['portrait', 'landscape'] as const)('the longest words stay on one %s sheet', async (layout) => {
  const words = { beneficiary: long(200), onBehalfOf: long(120), purpose: long(300), message: long(500) }
  expect(await readPaper(await draw(words, { layout }))).toHaveLength(1)
})

test('credits that nothing stands behind, or against which the registry speaks, say so', async () => {
  const none = { state: 'missing', reason: 'self_issued', credits: 1240, asOf: null, url: null } as const
  const against = {
    state: 'contradicted',
    reason: 'retired',
    credits: 40,
    asOf: '2026-11-01',
    url: null,
  } as const
  const told = async (backing: typeof none | typeof against) =>
    (await readPaper(await draw({ backing }))).flat().join(' ')
  expect(await told(none)).toContain('It is not backed and counts as no offset.')
  expect(await told(against)).toContain('40 credits of this block are retired by the records of Verra')
})

test('where no money moves the sheet says Sandbox across, and elsewhere it does not', async () => {
  const marked = (await readPaper(await draw({}, { isSandbox: true }))).flat().join(' ')
  // Set at a slant, so a reader of PDFs may find it letter by letter.
  expect(marked.replaceAll(' ', '')).toMatch(/Sandbox|S.*a.*n.*d.*b.*o.*x/)
  expect((await readPaper(await draw())).flat()).not.toContain('Sandbox')
})

test.each(['portrait', 'landscape'] as const)(
  'a %s sheet of what its registry has yet to retire says so right after its tonnes, and a settled one does not',
  async (layout) => {
    const { atRegistry } = certificateOf().retirement
    const pending = atRegistry && {
      ...atRegistry,
      state: 'pending' as const,
      reference: null,
      retiredOn: null,
    }
    const read = async (words: Partial<Certificate['retirement']>) =>
      (await readPaper(await draw(words, { layout }))).flat().join(' ').replaceAll(/\s+/g, ' ')
    expect(await read({ atRegistry: pending })).toMatch(
      /tonnes of CO2e retired Retired in this ledger; the registry has not confirmed it yet\. They count once it has\. for Umbrella GmbH/,
    )
    expect(await read({})).toMatch(/tonnes of CO2e retired for Umbrella GmbH/)
  },
)

test('the proof file travels inside', async () => {
  const file = Buffer.from(await draw())
  const text = file.toString('latin1')
  expect(text).toContain(`certificate-${id}.json`)
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => index + mark.length)
  const contents = streams.flatMap((from) => {
    const raw = file.subarray(from, text.indexOf('endstream', from))
    try {
      return [inflateSync(raw).toString('utf8')]
    } catch {
      return [raw.toString('utf8')]
    }
  })
  expect(contents.some((content) => content.includes('ledgerleaf.certificate/v1'))).toBe(true)
})
