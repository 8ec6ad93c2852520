import { expect, test } from 'vitest'
import { brokenRules } from '../../testing/en16931-rules.ts'
import { invoiceSamples } from '../../testing/invoice-samples.ts'
import { paperSizes } from '../../testing/paper-names.ts'
import { countryOfBuyer } from './buyer-country.ts'
import type { StoredInvoice } from './stored-invoice.ts'
import { vatAtHome } from './vat-at-home.ts'
import { writeCii } from './write-cii.ts'

const payee = { holder: 'Ledgerleaf GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFF' }
const sample = (name: string): StoredInvoice => {
  const write = invoiceSamples[name]
  if (!write) throw new Error(`there is no invoice ${name}`)
  return write('short')
}
const xmlOf = (invoice: StoredInvoice): string => writeCii(invoice, payee) ?? ''

test.each(
  paperSizes.flatMap((size) =>
    Object.entries(invoiceSamples).map(([name, write]) => ({ name, size, write })),
  ),
)('$name, $size: no rule of EN 16931 is broken', ({ size, write }) => {
  expect(brokenRules(xmlOf(write(size)))).toEqual([])
})

test('the rules notice what is wrong', () => {
  const invoice = sample('receipt')
  const broken = (change: (xml: string) => string) => brokenRules(change(xmlOf(invoice)))
  expect(broken((xml) => xml.replace(/<ram:GrandTotalAmount>[^<]+/, '<ram:GrandTotalAmount>1.00'))).toEqual([
    'BR-CO-15',
    'BR-CO-16',
  ])
  expect(broken((xml) => xml.replace(/<ram:CountryID>DE/, '<ram:CountryID>'))).toContain('BR-09')
  expect(broken((xml) => xml.replaceAll('schemeID="VA"', 'schemeID="FC"'))).toContain('BR-S-02')
  expect(brokenRules(xmlOf({ ...invoice, vatCents: invoice.vatCents + 1 }))).toEqual(['BR-CO-17'])
  expect(brokenRules(xmlOf({ ...invoice, netCents: invoice.netCents + 100 }))).toContain('BR-CO-13')
})

test('a reverse charge names both numbers and its reason, and what is outside the scope neither number nor rate', () => {
  const reverse = xmlOf(sample('invoice-due'))
  expect(reverse).toContain('VATEX-EU-AE')
  expect(reverse).toContain('FR40303265045')
  expect(reverse).toContain('<ram:PaymentReference>RF18 5390 0754 7034</ram:PaymentReference>')
  const outside = xmlOf(sample('invoice-outside-scope'))
  expect(outside).not.toContain('RateApplicablePercent')
  expect(outside).not.toContain('schemeID="VA"')
})

const rates = { id: 'x', day: '2026-11-16', source: 'ECB', usdPerEuro: 1_080_000, gbpPerEuro: 830_000 }

test('the VAT stands once more in the money of the issuer’s country, where the invoice is in another', () => {
  const invoice = sample('receipt')
  const content = { ...invoice.content, currency: 'USD' }
  const atHome = vatAtHome(content, invoice.vatCents, rates)
  expect(atHome).toMatchObject({ currency: 'eur', minor: Math.round(invoice.vatCents / 1.08) })
  if (!atHome) throw new Error('it was worked out')
  const xml = xmlOf({ ...invoice, content: { ...content, vatAtHome: atHome } })
  expect(brokenRules(xml)).toEqual([])
  expect(xml).toMatch(/<ram:TaxCurrencyCode>EUR<.*<ram:InvoiceCurrencyCode>USD</)
  expect(xml.match(/<ram:TaxTotalAmount currencyID="(USD|EUR)">/g)).toHaveLength(2)
  expect(brokenRules(xml.replace(/<ram:TaxTotalAmount currencyID="EUR">[^<]*<[^>]*>/, ''))).toContain('BR-53')
})

test('nothing is said of it where it is the same money, nobody charges VAT, or no rates say', () => {
  const { content, vatCents } = sample('receipt')
  expect(vatAtHome({ ...content, currency: 'EUR' }, vatCents, rates)).toBeUndefined()
  expect(vatAtHome({ ...content, currency: 'USD' }, vatCents, null)).toBeUndefined()
  const { content: reverse } = sample('invoice-due')
  expect(vatAtHome({ ...reverse, currency: 'USD' }, 0, rates)).toBeUndefined()
  const issuer = content.issuer && { ...content.issuer, country: 'PL' }
  expect(vatAtHome({ ...content, issuer, currency: 'USD' }, vatCents, rates)).toBeUndefined()
})

test('a credit note names the invoice it is set against', () => {
  expect(xmlOf(sample('credit-note'))).toContain(
    '<ram:IssuerAssignedID>INV-2026-000042</ram:IssuerAssignedID>',
  )
})

test('names are written so that no sign breaks the document', () => {
  const invoice = sample('receipt')
  const buyer = invoice.buyer && { ...invoice.buyer, name: 'A <B> & "C"\u0007' }
  expect(xmlOf({ ...invoice, buyer })).toContain('<ram:Name>A &lt;B&gt; &amp; "C"</ram:Name>')
})

test('without an issuer, a buyer or their country there is no e-invoice, and nothing is invented', () => {
  const invoice = sample('receipt')
  const { content, buyer } = invoice
  expect(writeCii({ ...invoice, content: { ...content, issuer: null } }, payee)).toBeNull()
  expect(writeCii({ ...invoice, buyer: null }, payee)).toBeNull()
  expect(writeCii({ ...invoice, buyer: buyer && { ...buyer, country: null } }, payee)).toBeNull()
})

test('a country is read from the last line of an address where nobody chose one', () => {
  const of = (...address: string[]) => countryOfBuyer({ country: null, address })
  expect(of('1 Example Road', 'Oslo, Norway')).toBe('NO')
  expect(of('1 Main Street', 'United States')).toBe('US')
  expect(of('1 Example Road, Oslo')).toBeNull()
  expect(of()).toBeNull()
})
