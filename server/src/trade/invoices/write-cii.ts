import { countryOfBuyer } from './buyer-country.ts'
import type { InvoiceBuyer, InvoiceIssuer, InvoiceLine } from './invoice-content.ts'
import { isCredit, type StoredInvoice } from './stored-invoice.ts'

/** The account that buyers transfer to. */
export type InvoicePayee = { holder: string; iban: string; bic: string }

const escapeXml = (text: string): string =>
  text
    // Signs that XML cannot hold at all.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are meant
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const tag = (name: string, text: string | null, attributes = ''): string =>
  text === null || text === '' ? '' : `<${name}${attributes}>${escapeXml(text)}</${name}>`
const wrap = (name: string, ...inside: string[]): string => {
  const all = inside.join('')
  return all === '' ? '' : `<${name}>${all}</${name}>`
}

const amountOf = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const rateOf = (basisPoints: number): string =>
  `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`
const dayOf = (at: string | Date): string =>
  (typeof at === 'string' ? at : at.toISOString()).slice(0, 10).replaceAll('-', '')
const dateTime = (at: string | Date) => tag('udt:DateTimeString', dayOf(at), ' format="102"')

/** Why nothing is charged, by the codes of the CEF list. */
const exemptionCodes = { S: null, AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' } as const

type Category = StoredInvoice['content']['vat']

/** Outside the scope there is no rate, and the standard forbids to tell one. */
const rateElement = ({ category, basisPoints }: Category): string =>
  category === 'O' ? '' : tag('ram:RateApplicablePercent', rateOf(basisPoints))

const addressOf = (lines: readonly string[], country: string): string =>
  wrap(
    'ram:PostalTradeAddress',
    tag('ram:LineOne', lines[0] ?? null),
    tag('ram:LineTwo', lines[1] ?? null),
    tag('ram:LineThree', lines.slice(2).join(', ') || null),
    tag('ram:CountryID', country),
  )

const registration = (scheme: 'VA' | 'FC', id: string | null): string =>
  id === null ? '' : wrap('ram:SpecifiedTaxRegistration', tag('ram:ID', id, ` schemeID="${scheme}"`))

const sellerOf = (issuer: InvoiceIssuer, { category }: Category): string =>
  wrap(
    'ram:SellerTradeParty',
    // Somebody has to be known by more than a name: where no number of an office is, by what the issuer is called.
    issuer.vatId === null || category === 'O'
      ? tag('ram:ID', issuer.taxId ?? issuer.register ?? issuer.name)
      : '',
    tag('ram:Name', issuer.name),
    addressOf(issuer.address, issuer.country),
    registration('VA', category === 'O' ? null : issuer.vatId),
    registration('FC', issuer.taxId),
  )

const buyerOf = (buyer: InvoiceBuyer, country: string, { category }: Category): string =>
  wrap(
    'ram:BuyerTradeParty',
    tag('ram:Name', buyer.name),
    wrap(
      'ram:DefinedTradeContact',
      tag('ram:PersonName', buyer.contact),
      buyer.phone === null
        ? ''
        : wrap('ram:TelephoneUniversalCommunication', tag('ram:CompleteNumber', buyer.phone)),
      buyer.email === null ? '' : wrap('ram:EmailURIUniversalCommunication', tag('ram:URIID', buyer.email)),
    ),
    addressOf(buyer.address, country),
    registration('VA', category === 'O' ? null : buyer.vatId),
  )

const lineOf =
  (vat: Category) =>
  (line: InvoiceLine, at: number): string =>
    wrap(
      'ram:IncludedSupplyChainTradeLineItem',
      wrap('ram:AssociatedDocumentLineDocument', tag('ram:LineID', String(at + 1))),
      wrap(
        'ram:SpecifiedTradeProduct',
        tag('ram:Name', line.name || 'Credits'),
        tag('ram:Description', [line.about, ...line.notes].filter(Boolean).join('; ') || null),
      ),
      wrap(
        'ram:SpecifiedLineTradeAgreement',
        wrap(
          'ram:NetPriceProductTradePrice',
          tag('ram:ChargeAmount', line.unitPrice ?? amountOf(line.unitCents)),
        ),
      ),
      wrap(
        'ram:SpecifiedLineTradeDelivery',
        tag('ram:BilledQuantity', String(line.quantity), ' unitCode="C62"'),
      ),
      wrap(
        'ram:SpecifiedLineTradeSettlement',
        wrap(
          'ram:ApplicableTradeTax',
          tag('ram:TypeCode', 'VAT'),
          tag('ram:CategoryCode', vat.category),
          rateElement(vat),
        ),
        wrap(
          'ram:SpecifiedTradeSettlementLineMonetarySummation',
          tag('ram:LineTotalAmount', amountOf(line.netCents)),
        ),
      ),
    )

// 48 is a card, 30 a transfer, by the list of the United Nations.
const meansOf = ({ content, dueAt }: StoredInvoice, payee: InvoicePayee | null): string =>
  dueAt === null
    ? wrap('ram:SpecifiedTradeSettlementPaymentMeans', tag('ram:TypeCode', content.paidAt ? '48' : '1'))
    : wrap(
        'ram:SpecifiedTradeSettlementPaymentMeans',
        tag('ram:TypeCode', '30'),
        payee
          ? wrap(
              'ram:PayeePartyCreditorFinancialAccount',
              tag('ram:IBANID', payee.iban),
              tag('ram:AccountName', payee.holder),
            )
          : '',
        payee ? wrap('ram:PayeeSpecifiedCreditorFinancialInstitution', tag('ram:BICID', payee.bic)) : '',
      )

const allowanceOf = ({ allowanceCents, vat }: StoredInvoice['content']): string =>
  allowanceCents === 0
    ? ''
    : wrap(
        'ram:SpecifiedTradeAllowanceCharge',
        wrap('ram:ChargeIndicator', tag('udt:Indicator', 'false')),
        tag('ram:ActualAmount', amountOf(allowanceCents)),
        tag('ram:Reason', 'Discount'),
        wrap(
          'ram:CategoryTradeTax',
          tag('ram:TypeCode', 'VAT'),
          tag('ram:CategoryCode', vat.category),
          rateElement(vat),
        ),
      )

const settlementOf = (invoice: StoredInvoice, payee: InvoicePayee | null): string => {
  const { content, netCents, vatCents, dueAt } = invoice
  const { vat, currency, allowanceCents, precedes, vatAtHome } = content
  const homeCurrency = vatAtHome?.currency.toUpperCase() ?? null
  const lineCents = content.lines.reduce((sum, line) => sum + line.netCents, 0)
  const grandCents = netCents + vatCents
  // What was paid by card is paid; what a credit note is about goes back by itself.
  const prepaidCents = dueAt === null ? grandCents : 0
  return wrap(
    'ram:ApplicableHeaderTradeSettlement',
    tag('ram:PaymentReference', content.paymentReference),
    tag('ram:TaxCurrencyCode', homeCurrency),
    tag('ram:InvoiceCurrencyCode', currency),
    meansOf(invoice, payee),
    wrap(
      'ram:ApplicableTradeTax',
      tag('ram:CalculatedAmount', amountOf(vatCents)),
      tag('ram:TypeCode', 'VAT'),
      tag('ram:ExemptionReason', vat.category === 'S' ? null : vat.reason),
      tag('ram:BasisAmount', amountOf(netCents)),
      tag('ram:CategoryCode', vat.category),
      tag('ram:ExemptionReasonCode', exemptionCodes[vat.category]),
      rateElement(vat),
    ),
    allowanceOf(content),
    dueAt === null
      ? ''
      : wrap('ram:SpecifiedTradePaymentTerms', wrap('ram:DueDateDateTime', dateTime(dueAt))),
    wrap(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      tag('ram:LineTotalAmount', amountOf(lineCents)),
      allowanceCents === 0 ? '' : tag('ram:AllowanceTotalAmount', amountOf(allowanceCents)),
      tag('ram:TaxBasisTotalAmount', amountOf(netCents)),
      tag('ram:TaxTotalAmount', amountOf(vatCents), ` currencyID="${currency}"`),
      vatAtHome ? tag('ram:TaxTotalAmount', amountOf(vatAtHome.minor), ` currencyID="${homeCurrency}"`) : '',
      tag('ram:GrandTotalAmount', amountOf(grandCents)),
      prepaidCents === 0 ? '' : tag('ram:TotalPrepaidAmount', amountOf(prepaidCents)),
      tag('ram:DuePayableAmount', amountOf(grandCents - prepaidCents)),
    ),
    precedes === null
      ? ''
      : wrap(
          'ram:InvoiceReferencedDocument',
          tag('ram:IssuerAssignedID', precedes.number),
          wrap(
            'ram:FormattedIssueDateTime',
            tag('qdt:DateTimeString', dayOf(precedes.issuedAt), ' format="102"'),
          ),
        ),
  )
}

const noteOf = (text: string | null): string =>
  text === null ? '' : wrap('ram:IncludedNote', tag('ram:Content', text))

/**
 * An invoice or credit note for machines: the semantic model of EN 16931 in the UN/CEFACT syntax, as Factur-X 1.0 and
 * ZUGFeRD 2 carry it. Null where the standard asks for what nobody told: who issues, who buys, and in which country.
 */
export const writeCii = (invoice: StoredInvoice, payee: InvoicePayee | null): string | null => {
  const { content, buyer } = invoice
  const { issuer, vat } = content
  const country = buyer && countryOfBuyer(buyer)
  if (!issuer || !buyer || !country) return null
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">${wrap(
    'rsm:ExchangedDocumentContext',
    wrap('ram:GuidelineSpecifiedDocumentContextParameter', tag('ram:ID', 'urn:cen.eu:en16931:2017')),
  )}${wrap(
    'rsm:ExchangedDocument',
    tag('ram:ID', invoice.number),
    tag('ram:TypeCode', isCredit(invoice) ? '381' : '380'),
    wrap('ram:IssueDateTime', dateTime(invoice.issuedAt)),
    noteOf(content.title),
    noteOf(content.reason),
    noteOf(content.sandbox ? 'Sandbox: no money moved.' : null),
  )}${wrap(
    'rsm:SupplyChainTradeTransaction',
    ...content.lines.map(lineOf(vat)),
    wrap(
      'ram:ApplicableHeaderTradeAgreement',
      sellerOf(issuer, vat),
      buyerOf(buyer, country, vat),
      content.poNumber === null
        ? ''
        : wrap('ram:BuyerOrderReferencedDocument', tag('ram:IssuerAssignedID', content.poNumber)),
    ),
    content.suppliedAt === null
      ? '<ram:ApplicableHeaderTradeDelivery/>'
      : wrap(
          'ram:ApplicableHeaderTradeDelivery',
          wrap(
            'ram:ActualDeliverySupplyChainEvent',
            wrap('ram:OccurrenceDateTime', dateTime(content.suppliedAt)),
          ),
        ),
    settlementOf(invoice, payee),
  )}</rsm:CrossIndustryInvoice>
`
}
