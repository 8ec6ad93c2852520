/** One element of a document: its name, its text, and what is inside it. */
type Element = { name: string; attributes: string; text: string; inside: Element[] }

/** Reads what our own writer wrote: elements, attributes and text, without comments or sections. */
const readXml = (xml: string): Element => {
  const root: Element = { name: '', attributes: '', text: '', inside: [] }
  const open: Element[] = [root]
  for (const [, closing, name = '', attributes = '', empty, text] of xml.matchAll(
    /<(\/?)([a-zA-Z]+:[a-zA-Z]+)((?:\s[^<>/]*(?:"[^"]*"))*)\s*(\/?)>|([^<>]+)/g,
  )) {
    const current = open.at(-1) as Element
    if (text !== undefined) current.text += text
    else if (closing) {
      if (open.pop()?.name !== name) throw new Error(`${name} is closed but not open`)
    } else {
      const made = { name, attributes, text: '', inside: [] }
      current.inside.push(made)
      if (!empty) open.push(made)
    }
  }
  if (open.length !== 1) throw new Error('an element is not closed')
  return root
}

const all = (from: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (found, name) => found.flatMap(({ inside }) => inside.filter((one) => one.name.endsWith(`:${name}`))),
      [from],
    )

const cents = (text: string): number => {
  if (!/^\d+\.\d{2}$/.test(text)) throw new Error(`${text} is no amount with two places`)
  return Number(text.replace('.', ''))
}

type Rule = [name: string, holds: boolean]

/**
 * The business rules of EN 16931-1 that concern what we write, each by its name in the standard, for one VAT category per
 * document. Answers those that are broken. A credit note's VAT may be a cent beside its rate: parts have to add up.
 */
export const brokenRules = (xml: string): string[] => {
  const [document] = readXml(xml).inside
  if (!document) return ['no document']
  const text = (path: string): string => all(document, path)[0]?.text ?? ''
  const has = (path: string): boolean => text(path) !== ''
  const agreement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement'
  const settlement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement'
  const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`
  const lines = all(document, 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem')
  const taxes = all(document, `${settlement}/ApplicableTradeTax`)
  const [tax] = taxes
  const category = tax ? (all(tax, 'CategoryCode')[0]?.text ?? '') : ''
  const rateText = tax ? (all(tax, 'RateApplicablePercent')[0]?.text ?? '') : ''
  const reason = tax ? all(tax, 'ExemptionReason').length + all(tax, 'ExemptionReasonCode').length : 0
  const amount = (path: string): number => (has(path) ? cents(text(path)) : 0)
  const lineSum = lines.reduce(
    (sum, line) =>
      sum +
      cents(
        all(
          line,
          'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
        )[0]?.text ?? '',
      ),
    0,
  )
  const allowances = all(document, `${settlement}/SpecifiedTradeAllowanceCharge`)
  const allowed = allowances.reduce((sum, one) => sum + cents(all(one, 'ActualAmount')[0]?.text ?? ''), 0)
  const basis = amount(`${settlement}/ApplicableTradeTax/BasisAmount`)
  const vat = amount(`${settlement}/ApplicableTradeTax/CalculatedAmount`)
  const isCredit = text('ExchangedDocument/TypeCode') === '381'
  const owed = Math.round((basis * Number(rateText || '0')) / 100)
  const vatIds = (party: string) =>
    all(document, `${agreement}/${party}/SpecifiedTaxRegistration/ID`).filter(({ attributes }) =>
      attributes.includes('"VA"'),
    )
  const inEach = (path: string): boolean => lines.every((line) => (all(line, path)[0]?.text ?? '') !== '')
  const lineCategories = lines.map(
    (line) => all(line, 'SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode')[0]?.text,
  )
  const lineRates = lines.flatMap((line) =>
    all(line, 'SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent'),
  )
  const due = amount(`${sums}/DuePayableAmount`)
  const seller = `${agreement}/SellerTradeParty`
  const rules: Rule[] = [
    [
      'BR-01',
      text('ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID') ===
        'urn:cen.eu:en16931:2017',
    ],
    ['BR-02', has('ExchangedDocument/ID')],
    ['BR-03', /^\d{8}$/.test(text('ExchangedDocument/IssueDateTime/DateTimeString'))],
    ['BR-04', ['380', '381'].includes(text('ExchangedDocument/TypeCode'))],
    ['BR-05', /^[A-Z]{3}$/.test(text(`${settlement}/InvoiceCurrencyCode`))],
    ['BR-06', has(`${seller}/Name`)],
    ['BR-07', has(`${agreement}/BuyerTradeParty/Name`)],
    ['BR-08', all(document, `${seller}/PostalTradeAddress`).length === 1],
    ['BR-09', /^[A-Z]{2}$/.test(text(`${seller}/PostalTradeAddress/CountryID`))],
    ['BR-10', all(document, `${agreement}/BuyerTradeParty/PostalTradeAddress`).length === 1],
    ['BR-11', /^[A-Z]{2}$/.test(text(`${agreement}/BuyerTradeParty/PostalTradeAddress/CountryID`))],
    ['BR-12', has(`${sums}/LineTotalAmount`)],
    ['BR-13', has(`${sums}/TaxBasisTotalAmount`)],
    ['BR-14', has(`${sums}/GrandTotalAmount`)],
    ['BR-15', has(`${sums}/DuePayableAmount`)],
    ['BR-16', lines.length > 0],
    ['BR-21', inEach('AssociatedDocumentLineDocument/LineID')],
    ['BR-22', inEach('SpecifiedLineTradeDelivery/BilledQuantity')],
    [
      'BR-23',
      lines.every((line) =>
        /unitCode="[A-Z0-9]+"/.test(
          all(line, 'SpecifiedLineTradeDelivery/BilledQuantity')[0]?.attributes ?? '',
        ),
      ),
    ],
    ['BR-25', inEach('SpecifiedTradeProduct/Name')],
    ['BR-26', inEach('SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount')],
    ['BR-33', allowances.every((one) => all(one, 'Reason').length > 0)],
    ['BR-45', taxes.every((one) => all(one, 'BasisAmount').length === 1)],
    ['BR-46', taxes.every((one) => all(one, 'CalculatedAmount').length === 1)],
    ['BR-47', taxes.every((one) => all(one, 'CategoryCode').length === 1)],
    ['BR-48', category === 'O' || rateText !== ''],
    [
      'BR-53',
      !has(`${settlement}/TaxCurrencyCode`) ||
        all(document, `${sums}/TaxTotalAmount`).some(({ attributes }) =>
          attributes.includes(`"${text(`${settlement}/TaxCurrencyCode`)}"`),
        ),
    ],
    ['BR-55', !isCredit || has(`${settlement}/InvoiceReferencedDocument/IssuerAssignedID`)],
    ['BR-CO-04', inEach('SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode')],
    [
      'BR-CO-09',
      [...vatIds('SellerTradeParty'), ...vatIds('BuyerTradeParty')].every((id) => /^[A-Z]{2}/.test(id.text)),
    ],
    ['BR-CO-10', lineSum === amount(`${sums}/LineTotalAmount`)],
    ['BR-CO-11', allowed === amount(`${sums}/AllowanceTotalAmount`)],
    ['BR-CO-13', amount(`${sums}/TaxBasisTotalAmount`) === lineSum - allowed],
    ['BR-CO-14', amount(`${sums}/TaxTotalAmount`) === vat],
    ['BR-CO-15', amount(`${sums}/GrandTotalAmount`) === amount(`${sums}/TaxBasisTotalAmount`) + vat],
    ['BR-CO-16', due === amount(`${sums}/GrandTotalAmount`) - amount(`${sums}/TotalPrepaidAmount`)],
    ['BR-CO-17', Math.abs(vat - owed) <= (isCredit ? 1 : 0)],
    ['BR-CO-18', taxes.length === 1],
    [
      'BR-CO-25',
      due === 0 ||
        has(`${settlement}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`) ||
        has(`${settlement}/SpecifiedTradePaymentTerms/Description`),
    ],
    ['BR-CO-26', has(`${seller}/ID`) || vatIds('SellerTradeParty').length > 0],
    ['BR-S-02', category !== 'S' || vatIds('SellerTradeParty').length > 0],
    ['BR-S-05', category !== 'S' || Number(rateText) > 0],
    ['BR-S-10', category !== 'S' || reason === 0],
    [
      'BR-AE-02',
      category !== 'AE' || (vatIds('SellerTradeParty').length > 0 && vatIds('BuyerTradeParty').length > 0),
    ],
    ['BR-AE-05', category !== 'AE' || Number(rateText) === 0],
    ['BR-AE-09', category !== 'AE' || vat === 0],
    ['BR-AE-10', category !== 'AE' || reason > 0],
    [
      'BR-O-02',
      category !== 'O' || (vatIds('SellerTradeParty').length === 0 && vatIds('BuyerTradeParty').length === 0),
    ],
    ['BR-O-05', category !== 'O' || (lineRates.length === 0 && rateText === '')],
    ['BR-O-09', category !== 'O' || vat === 0],
    ['BR-O-10', category !== 'O' || reason > 0],
    ['BR-CL-18', ['S', 'AE', 'O'].includes(category) && lineCategories.every((one) => one === category)],
    ['basis', basis === lineSum - allowed],
  ]
  return rules.flatMap(([name, holds]) => (holds ? [] : [name]))
}
