import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestTransfers, testTransfers } from '../../testing/test-transfers.ts'

let bank: TestTransfers
beforeAll(async () => {
  bank = await testTransfers()
})
afterAll(() => bank.close())

type Owed = { id: string; reference: string; invoiceNumber: string }
/** The make-believe bank takes nothing to it. */
const closed = 'DE36000000000000000000'
const account = {
  kind: 'iban',
  holder: 'Payer A',
  bank: 'Bank of A',
  iban: 'GB82WEST12345698765432',
  bic: 'WESTGB2L',
}

test('an order by transfer tells of its quote, invoice, money and what went back twice; its entries are in words', async () => {
  const { orderId, reference, invoiceNumber } = await bank.invoice(3)
  await bank.take([{ cents: 1000, reference, payer: 'Payer A', iban: closed }])
  await bank.take([{ cents: 2000 + 5151, reference, payer: 'Payer A', iban: closed }])
  await bank.idle()
  const second = await bank.operator('second')
  const owed = async (): Promise<Owed> => {
    const found = ((await bank.owed()) as Owed[]).find((one) => one.invoiceNumber === invoiceNumber)
    if (!found) throw new Error(`nothing is owed for ${invoiceNumber}`)
    return found
  }
  const sendBack = async (id: string) => {
    const run = await bank.desk.post('/api/operator/payouts/runs', {
      body: { sellerIds: [], returnIds: [id] },
    })
    const sent = await second.post(`/api/operator/payouts/runs/${run.json().id}/send`)
    expect(sent.statusCode, sent.body).toBe(200)
    return run.json().id as string
  }
  const one = await owed()
  await second.post(`/api/operator/payouts/runs/${await sendBack(one.id)}/sandbox-answer`)
  const two = await owed()
  expect(two).toMatchObject({ follows: one.reference })
  await bank.desk.post(`/api/operator/returns/${two.id}/account`, {
    body: { account, reason: 'The payer wrote to us' },
  })
  await sendBack(two.id)

  const shown = (await bank.desk.get(`/api/operator/money/orders/${orderId}`)).json()
  const texts: string[] = shown.events.map(({ text }: { text: string }) => text)
  const inTurn = [
    /^Quote Q-\w+ made, purchase order PO 4711$/,
    new RegExp(`^Quote accepted by .*, to be paid with the reference ${reference}$`),
    new RegExp(`^Invoice ${invoiceNumber} issued over \\$30.00$`),
    /^\$10.00 arrived by transfer from Payer A, booked by the bank on \d{4}-\d\d-\d\d: “RF/,
    /^\$71.51 arrived by transfer from Payer A/,
    /^Settled/,
    new RegExp(`^\\$51.51 is owed back to the payer as ${one.reference}: More was transferred`),
    new RegExp(`^Transfer of \\$51.51 to the payer sent: ${one.reference}$`),
    new RegExp(
      `^The bank returned the transfer ${one.reference} on .*: The account is closed \\(AC04\\): .*It is owed again as ${two.reference}$`,
    ),
    new RegExp(`as ${two.reference}, again for ${one.reference}: More`),
    new RegExp(`^Transfer of \\$51.51 to the payer sent: ${two.reference}, again for ${one.reference}$`),
  ]
  const places = inTurn.map((words) => texts.findIndex((text) => words.test(text)))
  expect(places, texts.join('\n')).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))

  type Side = { words: string }
  const sides: Side[] = shown.moves.flatMap(({ postings }: { postings: { from: Side; to: Side }[] }) =>
    postings.flatMap(({ from, to }) => [from, to]),
  )
  for (const { words } of sides) expect(words).toMatch(/^On sale as |^[A-Z](?!.*[0-9a-f]{8}-)[^/]+$/)
  expect(sides).toContainEqual({
    words: `Owed back to the payer (${one.reference})`,
    account: `money/owed/${one.id}`,
  })
  expect(shown.moves.map(({ words }: Side) => words)).toEqual(
    expect.arrayContaining([
      'Held for the order',
      'Arrived by bank transfer',
      'Settled',
      'Owed back to the payer',
    ]),
  )
})

test('an order that lapsed, had its invoice taken back and was paid late tells all of it, in turn', async () => {
  const { orderId, reference, invoiceNumber, token } = await bank.invoice(3)
  await bank.site.pool.query(`update orders set held_until = now() where id = $1`, [orderId])
  await bank.site.pool.query(`select graphile_worker.add_job('sweep-orders', '{}'::json)`)
  await bank.idle()
  await bank.take([{ cents: 3000, reference }])
  await bank.idle()
  const quote = await bank.see(token)
  expect(quote).toMatchObject({ state: 'accepted', orderStatus: 'settled', takenBack: { invoiceNumber } })
  const shown = (await bank.desk.get(`/api/operator/money/orders/${orderId}`)).json()
  const texts: string[] = shown.events.map(({ text }: { text: string }) => text)
  const inTurn = [
    /^Placed/,
    new RegExp(`^Invoice ${invoiceNumber} issued`),
    /^Ended before it was paid: its credits were given up$/,
    new RegExp(`^Credit note ${quote.takenBack?.creditNote} issued`),
    /^Paid after its time: the same credits are held again$/,
    /^Settled/,
    new RegExp(`^Invoice ${quote.invoiceNumber} issued`),
  ]
  const places = inTurn.map((words) => texts.findIndex((text) => words.test(text)))
  expect(places, texts.join('\n')).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})
