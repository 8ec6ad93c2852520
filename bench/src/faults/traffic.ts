import { randomUUID } from 'node:crypto'
import type { Database } from '../../../server/src/platform/db.ts'
import { inTransaction } from '../../../server/src/platform/transaction.ts'
import { refundOrder } from '../../../server/src/trade/orders/index.ts'
import { newVisitor, type Reply, type Visitor } from './visitor.ts'

/** What somebody was told is done, under a name that only that one thing bears. */
export type Told = {
  orders: { id: string; mark: string }[]
  retirements: { id: string; mark: string }[]
  uploads: { id: string }[]
  refunds: { orderId: string }[]
  subscriptions: { id: string }[]
  refusals: Map<string, number>
}

type Stall = { listingId: string; batchId: string; priceCents: number }
type World = { origins: readonly string[]; stalls: readonly Stall[]; database: () => Database }

const enterprise = {
  companyName: 'Field & Fjord AS',
  contactName: 'Signe Example',
  phoneNumber: '+47 555',
  billingAddress: '1 Example Road, Oslo',
  taxId: 'NO 123',
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Buyers, account holders who retire, uploaders, subscribers and an operator who refunds, for as long as it lasts. */
export const startTraffic = ({ origins, stalls, database }: World) => {
  const told: Told = {
    orders: [],
    retirements: [],
    uploads: [],
    refunds: [],
    subscriptions: [],
    refusals: new Map(),
  }
  let over = false
  const isOver = () => over
  let networks = 0
  const arrive = (): Visitor =>
    newVisitor(origins, `10.${networks >> 16}.${(networks >> 8) & 255}.${networks++ & 255}`)
  const note = (kind: string, reply: Reply): void => {
    const name = `${kind}: ${reply.status} ${String(reply.answer.code ?? '')}`
    told.refusals.set(name, (told.refusals.get(name) ?? 0) + 1)
  }
  const anyStall = (): Stall => stalls[Math.floor(Math.random() * stalls.length)] as Stall

  /** One purchase, under one key however often it has to be asked for. Answers the order's id. */
  const buy = async (
    visitor: Visitor,
    { listingId, priceCents }: Stall,
    quantity: number,
  ): Promise<string | null> => {
    const mark = `${randomUUID()}@example.org`
    const basket = await visitor.ask('/api/baskets', { json: { lines: [{ listingId, quantity }] } }, isOver)
    if (basket?.status !== 200) return null
    const json = {
      basketId: basket.answer.id,
      expectedTotalCents: quantity * priceCents,
      enterprise: { ...enterprise, businessEmail: mark },
      pay: 'card_on_file',
    }
    const placed = await visitor.ask('/api/orders', { json, key: randomUUID() }, isOver)
    if (!placed) return null
    if (placed.status !== 200) {
      note('order', placed)
      return null
    }
    const id = String(placed.answer.id)
    told.orders.push({ id, mark })
    return id
  }

  const guest = async () => {
    await buy(arrive(), anyStall(), 1 + Math.floor(Math.random() * 3))
  }

  const signUp = async (): Promise<Visitor | null> => {
    const visitor = arrive()
    const json = { email: `${randomUUID()}@example.org`, password: 'a password nobody guesses' }
    const reply = await visitor.ask('/api/auth/sign-up', { json }, isOver)
    return reply?.status === 200 ? visitor : null
  }

  const holder = async () => {
    const visitor = await signUp()
    const stall = anyStall()
    const orderId = visitor && (await buy(visitor, stall, 3))
    if (!visitor || !orderId) return
    let settled = false
    while (!over && !settled) {
      const order = await visitor.ask(`/api/orders/${orderId}`, {}, isOver)
      if (order?.status !== 200) return
      settled = order.answer.status === 'settled'
      if (!settled && order.answer.status !== 'pending') return
      await pause(300)
    }
    const mark = randomUUID()
    const json = {
      batchId: stall.batchId,
      quantity: 2,
      beneficiary: 'A Company',
      reason: 'other',
      purpose: mark,
      isUnderstood: true,
    }
    const reply = await visitor.ask('/api/retirements', { json, key: randomUUID() }, isOver)
    if (reply?.status === 200) told.retirements.push({ id: String(reply.answer.id), mark })
    else if (reply) note('retirement', reply)
  }

  const uploader = async () => {
    const form = new FormData()
    const figure = 1000 + Math.floor(Math.random() * 9000)
    form.set('companyName', `Company ${randomUUID()}`)
    form.set('file', new Blob([`Metric,Unit,2023\nScope 1 emissions,tCO2e,${figure}\n`]), 'footprint.csv')
    const reply = await arrive().ask('/api/usersignup/upload', { form }, isOver)
    if (reply?.status === 200) told.uploads.push({ id: String(reply.answer.analysisId) })
    else if (reply) note('upload', reply)
    await pause(1000)
  }

  const subscriber = async () => {
    const visitor = await signUp()
    const startsOn = new Date().toISOString().slice(0, 10)
    const json = { tonnes: 2, every: 'month', limits: {}, priceCapCents: 100_000, retire: null, startsOn }
    const reply = visitor && (await visitor.ask('/api/subscriptions', { json, key: randomUUID() }, isOver))
    if (reply?.status === 200) told.subscriptions.push({ id: String(reply.answer.id) })
    else if (reply) note('subscription', reply)
    await pause(4000)
  }

  const asked = new Set<string>()
  const operator = async () => {
    await pause(2000)
    const { id } = told.orders.find((order) => !asked.has(order.id)) ?? {}
    if (!id) return
    asked.add(id)
    while (!over)
      try {
        await inTransaction(database().db, (tx) => refundOrder(tx, id, 'asked for', new Date()))
        told.refunds.push({ orderId: id })
        return
      } catch (error) {
        // Not paid yet, or not any more; or the database is away, and then whether it was done shows the next time.
        if (error instanceof Error && 'code' in error && error.code === 'order_not_open') return
        await pause(500)
      }
  }

  const run = async (act: () => Promise<void>) => {
    while (!over) await act()
  }
  const acts = [guest, guest, guest, holder, holder, uploader, subscriber, operator].map(run)
  return {
    told,
    stop: async () => {
      over = true
      await Promise.all(acts)
    },
  }
}
