import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterprise, type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout({
    ISSUER_NAME: 'Ledgerleaf GmbH',
    ISSUER_ADDRESS: 'Invalidenstraße 116; 10115 Berlin',
    ISSUER_COUNTRY: 'DE',
    ISSUER_VAT_ID: 'DE136695976',
    VAT_BASIS_POINTS: '1900',
  })
})
afterAll(() => shop.close())

const ask = (country: string, taxId: string) =>
  shop.guest().get(`/api/vat?netCents=10000&country=${country}&taxId=${encodeURIComponent(taxId)}`)

test('a number of the Union with a country outside it is refused at the field, before anything is ordered', async () => {
  for (const country of ['US', 'GB']) {
    const refused = await ask(country, 'DE 811 569 869')
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'invalid_input', field: 'taxId' })
  }
  expect((await ask('US', 'DE811569869')).json().error).toBe(
    'This number is of Germany, and the country is United States: choose one.',
  )
  const buyer = await shop.person('two-countries@example.org')
  const { listing } = await shop.listing(10, 1000)
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 1 }])
  const body = {
    basketId,
    expectedTotalCents: 1000,
    enterprise: { ...enterprise, country: 'US', taxId: 'FR40303265045' },
    pay: 'card_on_file',
  }
  const headers = { 'idempotency-key': randomUUID() }
  const order = await buyer.post('/api/orders', { body, headers })
  expect(order.json()).toMatchObject({ code: 'invalid_input', field: 'enterprise/taxId' })
})

test('the issuer’s own number is never a buyer’s', async () => {
  for (const country of ['DE', 'US']) {
    const refused = await ask(country, 'de-136695976')
    expect(refused.json()).toMatchObject({ field: 'taxId', error: expect.stringContaining('your own') })
  }
})

test('Monaco is France for VAT, and whoever agrees with themselves is answered', async () => {
  const vatOf = async (country: string, taxId: string) => (await ask(country, taxId)).json().vat.category
  expect(await vatOf('MC', 'none')).toBe('S')
  expect(await vatOf('MC', 'FR40303265045')).toBe('AE')
  expect(await vatOf('FR', 'FR40303265045')).toBe('AE')
  expect(await vatOf('US', '12-3456789')).toBe('O')
  expect(await vatOf('ES', 'FR40303265045')).toBe('S')
})
