import { MakeQuote } from '@ledgerleaf/contract/quotes'
import { Cents } from '@ledgerleaf/contract/units'
import { expect, test } from 'vitest'
import { buyerOf, quoteBody } from './quote-body.ts'

const enterprise = {
  companyName: 'Field & Fjord AS',
  contactName: 'Signe Example',
  businessEmail: 'signe@example.org',
  phoneNumber: '+47 555',
  billingAddress: '1 Example Road, Oslo',
  taxId: 'NO 123',
}
const basket = { id: '2', priceCents: Cents.parse(1000), composition: 'x'.repeat(16) }
const billing = { billingEmail: 'bills@example.org', poNumber: '' }

test('a quote is asked for with the chosen country and the VAT that was shown', () => {
  const sheet = { enterprise: buyerOf(enterprise, 'DE'), expectedVatCents: Cents.parse(190) }
  const asked = quoteBody(basket, sheet, billing)
  expect(asked).toMatchObject({ enterprise: { country: 'DE' }, expectedVatCents: 190, ...billing })
  expect(MakeQuote.parse(asked)).toEqual(asked)
})

test('where no country is asked for, none is sent', () => {
  const asked = quoteBody(basket, { enterprise: buyerOf(enterprise, '') }, billing)
  expect(asked.enterprise).toEqual(enterprise)
  expect(asked).not.toHaveProperty('expectedVatCents')
})
