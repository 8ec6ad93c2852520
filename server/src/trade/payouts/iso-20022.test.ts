import fc from 'fast-check'
import { expect, test } from 'vitest'
import { all, at, readXml, textAt } from '../../platform/read-xml.ts'
import { answerBank } from '../../sandbox/answer-bank.ts'
import { camtRules, findFaults, painRules } from '../../testing/iso-20022.ts'
import { type Transfer, writePain } from './write-pain.ts'

const bank = { holder: 'Ledgerleaf & Co', iban: 'DE59000000000000004242', bic: 'SANDDEFF', isSandbox: true }
const common = { holder: 'H', bank: 'B' }
const accounts: Transfer['account'][] = [
  { kind: 'iban', ...common, iban: 'DE89370400440532013000', bic: 'COBADEFF' },
  { kind: 'us', ...common, routing: '021000021', account: '123456' },
  { kind: 'uk', ...common, sortCode: '200000', account: '55770000' },
  { kind: 'other', ...common, bic: 'EQBLKENA', account: '012003456' },
]

const transfers = fc.uniqueArray(
  fc.record({
    reference: fc.stringMatching(/^LLP-[0-9A-F]{12}$/),
    currency: fc.constantFrom('usd' as const, 'eur' as const, 'gbp' as const),
    amountCents: fc.integer({ min: 1, max: 99_999_999_999 }),
    account: fc
      .constantFrom(...accounts)
      .chain((account) =>
        fc
          .string({ minLength: 1, maxLength: 70, unit: 'grapheme' })
          .map((holder) => ({ ...account, holder })),
      ),
  }),
  { minLength: 1, maxLength: 12, selector: ({ reference }) => reference },
)

const idOf = fc.uuid()
const when = new Date('2026-11-16T10:00:00.500Z')

// No package of the registry carries the schemas, and the standard's site cannot be reached from a test: the rules are
// written from the message definitions.
test('for any run the file for the bank keeps every rule of its message, and no name is used twice in it', () => {
  fc.assert(
    fc.property(idOf, transfers, (id, run) => {
      const xml = writePain({ id, at: when, bank, transfers: run })
      expect(findFaults(xml, painRules)).toEqual([])
      const payments = all(at(readXml(xml), 'Document', 'CstmrCdtTrfInitn'), 'PmtInf')
      const names = payments
        .flatMap((payment) => all(payment, 'CdtTrfTxInf'))
        .map((one) => textAt(one, 'PmtId', 'EndToEndId'))
      expect(new Set(names).size).toBe(run.length)
      expect(xml).not.toMatch(/<(\w+)>\s*<\/\1>/)
    }),
    { numRuns: 60, seed: 18 },
  )
})

test('what the make-believe bank answers keeps every rule of a statement', () => {
  fc.assert(
    fc.property(idOf, transfers, (id, run) => {
      const answer = answerBank(writePain({ id, at: when, bank, transfers: run }), new Map(), when)
      expect(findFaults(answer, camtRules)).toEqual([])
    }),
    { numRuns: 30, seed: 18 },
  )
})

test('two runs are two messages, and a fault is found where there is one', () => {
  const run = [
    {
      reference: 'LLP-0123456789AB',
      currency: 'usd' as const,
      amountCents: 5,
      account: accounts[0] as Transfer['account'],
    },
  ]
  const write = (id: string) => writePain({ id, at: when, bank, transfers: run })
  const messageOf = (xml: string) => textAt(readXml(xml), 'Document', 'CstmrCdtTrfInitn', 'GrpHdr', 'MsgId')
  const one = write('01a1e699-0458-7054-91fb-e6687a8b3afd')
  expect(messageOf(one)).not.toBe(messageOf(write('01a1e699-0458-7054-91fb-e6687a8b3afe')))
  expect(findFaults(one.replace('<PmtMtd>TRF</PmtMtd>', ''), painRules)).toEqual(['PmtInf holds 0 of PmtMtd'])
  expect(findFaults(one.replace('COBADEFF', 'COBA'), painRules)).toEqual(['BICFI holds “COBA”'])
})
