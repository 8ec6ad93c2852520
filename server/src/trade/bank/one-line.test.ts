import { groupReference } from '@ledgerleaf/contract/creditor-reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestTransfers, testTransfers } from '../../testing/test-transfers.ts'

let bank: TestTransfers
beforeAll(async () => {
  bank = await testTransfers({ QUOTES_OPEN_MAX: '20' })
})
afterAll(() => bank.close())

const added = async (...given: Parameters<TestTransfers['take']>): Promise<number> => {
  const answer = await bank.take(...given)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().added
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const noteOf = async (words: string): Promise<string> =>
  (await bank.openLines()).find(({ remittance }: { remittance: string }) => remittance.includes(words))?.note

test('a line is one line however it is written: by the bank’s reference, amount, side and currency', async () => {
  const { orderId, reference } = await bank.invoice(3)
  const line = { cents: 1000, name: 'Ab-77/x', on: daysAgo(3) }
  expect(await added([{ ...line, reference }])).toBe(1)
  for (const other of [
    { ...line, reference: reference.toLowerCase() },
    { ...line, reference, name: 'ab-77/X' },
    { ...line, reference: groupReference(reference) },
    { ...line, reference, on: daysAgo(2) },
    { ...line, words: 'other words' },
  ])
    expect(await added([other])).toBe(0)
  expect(await bank.amount(`money/transferred/${orderId}`)).toBe(1000)
  // Two in one file are two: its balances say so.
  expect(
    await added([
      { ...line, reference },
      { ...line, reference: reference.toLowerCase() },
    ]),
  ).toBe(1)
  expect(await added([{ ...line, name: 'Ab-78/x', reference }])).toBe(1)
})

test('a bank that gives a reference again after half a year tells of another line', async () => {
  const line = { cents: 4321, name: 'USED-AGAIN', words: 'rent' }
  expect(await added([{ ...line, on: daysAgo(200) }])).toBe(1)
  expect(await added([line])).toBe(1)
  expect(await added([{ ...line, on: daysAgo(1) }])).toBe(0)
  expect(await added([{ ...line, on: daysAgo(200) }, line])).toBe(0)
})

test('where a bank gives no reference, the day and the words make the line, in any writing', async () => {
  const line = { cents: 1234, name: 'NONREF', words: 'Our rent, May' }
  expect(await added([line])).toBe(1)
  expect(await added([{ ...line, words: 'OUR RENT MAY', name: '' }])).toBe(0)
  expect(await added([{ ...line, on: daysAgo(1) }])).toBe(1)
  expect(await added([{ ...line, words: 'Our rent, June' }])).toBe(1)
})

test('a day that has not come refuses the file, and one long past waits for somebody', async () => {
  const { orderId, reference } = await bank.invoice(2)
  const ahead = await bank.take([{ cents: 2000, reference, on: '2099-01-01' }])
  expect(ahead.json(), ahead.body).toMatchObject({
    code: 'unsupported_media_type',
    error: 'An entry is booked on 2099-01-01, and that day has not come.',
  })
  expect((await bank.take([{ cents: 2000, reference, on: '2026-02-31' }])).statusCode).toBe(415)
  await bank.take([{ cents: 2000, reference, on: '1970-01-01' }])
  expect(await noteOf(reference)).toBe('It was booked on 1970-01-01: too long ago to act on without a look.')
  expect(await bank.amount(`money/transferred/${orderId}`)).toBe(0)
})

test('what the bank takes back, what goes out and what is nothing pay no invoice, and say what they are', async () => {
  const { orderId, reference, token } = await bank.invoice(2)
  await bank.take([{ cents: 2000, reference, words: 'reversed', isReversal: true }])
  expect(await noteOf('reversed')).toBe(
    'The bank sends something back or takes a booking back: it pays no invoice.',
  )
  const { invoiceNumber } = await bank.see(token)
  const [line] = (await bank.openLines()).filter((one: { remittance: string }) =>
    one.remittance.includes('reversed'),
  )
  expect(line.likely).toEqual([])
  const assigned = await bank.desk.post(`/api/operator/bank/lines/${line.id}/assign`, {
    body: { invoice: invoiceNumber, reason: 'It has the same amount' },
  })
  expect(assigned.json()).toMatchObject({ code: 'line_not_open' })
  await bank.take([{ cents: 2000, reference, words: 'outwards', side: 'DBIT' }])
  expect(await noteOf('outwards')).toBe(
    'It names an invoice, and the money went out: the bank may have taken a payment back.',
  )
  await bank.take([{ cents: 0, reference, words: 'nothing' }])
  expect(await noteOf('nothing')).toBe('It moves no money.')
  expect(await bank.amount(`money/transferred/${orderId}`)).toBe(0)
})
