import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestTransfers, testTransfers } from '../../testing/test-transfers.ts'
import { writeCamt } from '../../testing/write-camt.ts'

let bank: TestTransfers
beforeAll(async () => {
  bank = await testTransfers()
})
afterAll(() => bank.close())

const added = async (...given: Parameters<TestTransfers['take']>): Promise<number> => {
  const answer = await bank.take(...given)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().added
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('three equal lines in one file are three, the same file again is none, and a later one that holds them too has none more', async () => {
  const { orderId, reference } = await bank.invoice(9, 10)
  const line = { cents: 1500, name: 'NONREF', words: `Order ${reference}`, payer: null, iban: null }
  const three = writeCamt([line, line, line])
  expect(await added(three)).toBe(3)
  expect(await added(three)).toBe(0)
  const other = { cents: 99, words: 'something else' }
  expect(await added([other, line, line, line])).toBe(1)
  expect(await bank.amount(`money/transferred/${orderId}`)).toBe(4500)
  expect(await added([line, line, line, line])).toBe(1)
  expect(await bank.amount(`money/transferred/${orderId}`)).toBe(6000)
})

test('the third of three is a third also where the other file writes them otherwise', async () => {
  const line = { cents: 1717, name: 'NONREF', words: 'Our lease, May' }
  const again = { ...line, words: 'OUR LEASE MAY' }
  expect(await added([line, again])).toBe(2)
  expect(await added([line, line, again])).toBe(1)
  expect(await added([again, again, again])).toBe(0)
})

test('a file with a statement for each day is taken in whole, and alike lines of two that follow each other are two', async () => {
  const line = { cents: 2020, name: 'NONREF', words: 'Our parking' }
  const days = [
    writeCamt([{ ...line, on: daysAgo(2) }]),
    writeCamt([line], 2020),
    writeCamt([line, { ...line, words: 'Our garage' }], 4040),
  ]
  const statement = /<Stmt>[\s\S]*<\/Stmt>/
  const all = days.map((day) => statement.exec(day.toString())?.[0]).join('')
  const file = Buffer.from(String(days[0]).replace(statement, all))
  expect(await added(file)).toBe(4)
  expect(await added(file)).toBe(0)
  expect(await added([{ ...line, on: daysAgo(2) }, line, line])).toBe(0)
})
