import fc from 'fast-check'
import { expect, test } from 'vitest'
import { all, at, readXml, textAt } from '../../platform/read-xml.ts'
import { inBankLetters, type Transfer, writePain } from './write-pain.ts'

const bank = { holder: 'Ledgerleaf & Co', iban: 'DE59000000000000004242', bic: 'SANDDEFF', isSandbox: true }
const common = { holder: 'Forêt d’Ébène <SA>', bank: 'B' }
const accounts: Transfer['account'][] = [
  { kind: 'iban', ...common, iban: 'DE89370400440532013000', bic: 'COBADEFF' },
  { kind: 'us', ...common, routing: '021000021', account: '123456' },
  { kind: 'uk', ...common, sortCode: '200000', account: '55779911' },
  { kind: 'other', ...common, bic: 'EQBLKENA', account: '012003456' },
]
const write = (transfers: readonly Transfer[]) =>
  writePain({
    id: '01a1e699-0458-7054-91fb-e6687a8b3afd',
    at: new Date('2026-11-16T10:00:00.500Z'),
    bank,
    transfers,
  })
const paymentOf = (xml: string) => at(readXml(xml), 'Document', 'CstmrCdtTrfInitn', 'PmtInf')

test('each kind of account is named as its country’s banks name it', () => {
  const xml = write(
    accounts.map((account, place) => ({
      reference: `LLP-${place}`,
      currency: 'usd' as const,
      amountCents: 100,
      account,
    })),
  )
  const named = all(paymentOf(xml), 'CdtTrfTxInf').map((one) => [
    textAt(one, 'CdtrAgt', 'FinInstnId', 'BICFI') ??
      `${textAt(one, 'CdtrAgt', 'FinInstnId', 'ClrSysMmbId', 'ClrSysId', 'Cd')} ${textAt(one, 'CdtrAgt', 'FinInstnId', 'ClrSysMmbId', 'MmbId')}`,
    textAt(one, 'CdtrAcct', 'Id', 'IBAN') ?? textAt(one, 'CdtrAcct', 'Id', 'Othr', 'Id'),
    textAt(one, 'Cdtr', 'Nm'),
  ])
  const holder = 'Foret d.Ebene .SA.'
  expect(named).toEqual([
    ['COBADEFF', 'DE89370400440532013000', holder],
    ['USABA 021000021', '123456', holder],
    ['GBDSC 200000', '55779911', holder],
    ['EQBLKENA', '012003456', holder],
  ])
})

// Lengths, counts and letters as the message definition of pain.001.001.09 has them.
test('for any transfers the sums and counts are those of the transfers, and every text fits its field', () => {
  const transfer = fc.record({
    reference: fc.stringMatching(/^LLP-[0-9A-F]{12}$/),
    currency: fc.constantFrom('usd' as const, 'eur' as const, 'gbp' as const),
    amountCents: fc.integer({ min: 1, max: 2 ** 50 }),
    account: fc
      .constantFrom(...accounts)
      .chain((account) =>
        fc
          .string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
          .map((holder) => ({ ...account, holder: `A${holder}` })),
      ),
  })
  fc.assert(
    fc.property(fc.array(transfer, { minLength: 1, maxLength: 20 }), (transfers) => {
      const xml = write(transfers)
      const header = at(readXml(xml), 'Document', 'CstmrCdtTrfInitn', 'GrpHdr')
      expect(textAt(header, 'MsgId')).toMatch(/^[A-Z0-9-]{1,35}$/)
      expect(textAt(header, 'CreDtTm')).toBe('2026-11-16T10:00:00Z')
      expect(textAt(header, 'NbOfTxs')).toBe(String(transfers.length))
      const payments = all(at(readXml(xml), 'Document', 'CstmrCdtTrfInitn'), 'PmtInf')
      // Each currency for itself, and a sum in the head only where there is one of them.
      expect(payments).toHaveLength(new Set(transfers.map(({ currency }) => currency)).size)
      expect(textAt(header, 'CtrlSum')).toBe(payments.length === 1 ? textAt(payments[0], 'CtrlSum') : null)
      for (const payment of payments) {
        const inside = all(payment, 'CdtTrfTxInf')
        const codes = new Set(inside.map((one) => at(one, 'Amt', 'InstdAmt')?.attributes.Ccy))
        expect(codes.size).toBe(1)
        const own = transfers.filter(({ currency }) => codes.has(currency.toUpperCase()))
        const sum = own.reduce((total, { amountCents }) => total + BigInt(amountCents), 0n)
        expect(textAt(payment, 'NbOfTxs')).toBe(String(own.length))
        expect(BigInt((textAt(payment, 'CtrlSum') ?? '').replace('.', ''))).toBe(sum)
      }
      for (const one of payments.flatMap((payment) => all(payment, 'CdtTrfTxInf'))) {
        expect(textAt(one, 'PmtId', 'EndToEndId')?.length).toBeLessThanOrEqual(35)
        expect(textAt(one, 'Amt', 'InstdAmt')).toMatch(/^\d{1,15}\.\d{2}$/)
        expect(textAt(one, 'Cdtr', 'Nm')).toMatch(/^[A-Za-z0-9/?:().,'+ -]{1,70}$/)
        expect(textAt(one, 'RmtInf', 'Ustrd')?.length).toBeLessThanOrEqual(140)
        expect(one.children.map(({ name }) => name)).toEqual([
          'PmtId',
          'Amt',
          'CdtrAgt',
          'Cdtr',
          'CdtrAcct',
          'RmtInf',
        ])
      }
    }),
    { numRuns: 50 },
  )
})

test('letters that not every bank has are spelt with those that it has', () => {
  expect(inBankLetters('Łódź Straße & Søn – 森林', 70)).toBe('Lodz Strasse + Son . ..')
})
