import type { MoneyOverview } from '@ledgerleaf/contract/money'
import { deskFigures } from '@ledgerleaf/contract/money-lists'
import { expect, test } from 'vitest'
import { traysOf } from './money-cards.ts'

const nothing = { count: 0, cents: 0, sums: [] }
const desk = (changes: object = {}, figures: object = {}) =>
  ({
    figures: { ...Object.fromEntries(Object.keys(deskFigures).map((name) => [name, nothing])), ...figures },
    disputeSince: null,
    payoutsDue: { cents: 0, count: 0 },
    requests: [],
    proposals: [],
    ...changes,
  }) as unknown as MoneyOverview

test('an order that waits by invoice is not counted twice in the figure that leads', () => {
  const usd = { currency: 'usd', minor: 900, cameMinor: 900, leftMinor: 0, count: 1 }
  const one = { count: 1, cents: 900, sums: [usd] }
  const [, waiting] = traysOf(desk({}, { waiting: one, invoicesOpen: one }))
  expect(waiting?.lead.value).toBe('$9.00')
  expect(waiting?.rows[0]).toMatchObject({ label: 'Invoices not paid', value: '$9.00' })
})

test('what buyers ask for leads to their words, and to the list of refunds where nobody asks', () => {
  const asked = (made: MoneyOverview) =>
    [traysOf(made)[2]]
      .flatMap((tray) => (tray ? [tray.lead, ...tray.rows, ...tray.none] : []))
      .find(({ label }) => label === 'Refunds asked for')
  expect(asked(desk())?.to).toBe('?list=refunds#lists')
  expect(asked(desk({ requests: [{ amountCents: 4000 }, { amountCents: 100 }] }))).toMatchObject({
    to: '#requests',
    value: '$41.00',
    note: '2 buyers wait',
  })
})

test('of what waits the figure that leads is one that there is, and what there is none of stands together', () => {
  const usd = { currency: 'usd', minor: 900, cameMinor: 900, leftMinor: 0, count: 1 }
  const one = { count: 1, cents: 900, sums: [usd] }
  const waiting = (figures: object) => traysOf(desk({}, figures))[1]
  expect(waiting({ escrow: one })).toMatchObject({ lead: { label: 'In escrow', value: '$9.00' }, rows: [] })
  expect(waiting({ escrow: one })?.none.map(({ label }) => label)).toEqual([
    'Waiting for payment',
    'Invoices not paid',
    'Invoices overdue',
  ])
  expect(waiting({ escrow: one, waiting: one, invoicesOverdue: one })?.lead.label).toBe('Invoices overdue')
  expect(waiting({})?.lead.label).toBe('Waiting for payment')
})
