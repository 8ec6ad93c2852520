import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { Database } from '../../server/src/platform/db.ts'
import { priceCents, type Stall } from './purchase-market.ts'

// Connections that stay open and no more layers than needed: the load must not take the processor from what it loads.
const agent = new http.Agent({ keepAlive: true })

const post = (url: string, body: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const length = String(Buffer.byteLength(body))
    const options = {
      agent,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
    }
    const request = http.request(url, options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
    request.on('error', reject)
    request.end(body)
  })

let buyers = 0

/** Places an order as the checkout page does, for a guest with the card on file, and answers its id. */
export const placeOrder = async (
  origin: string,
  { basket }: Pick<Stall, 'basket'>,
  totalCents = priceCents,
): Promise<string> => {
  buyers += 1
  const enterprise = {
    companyName: 'Field & Fjord AS',
    contactName: 'Signe Example',
    businessEmail: `buyer-${String(buyers).padStart(12, '0')}@example.org`,
    phoneNumber: '+47 555',
    billingAddress: '1 Example Road, Oslo',
    taxId: 'NO 123',
  }
  const body = JSON.stringify({
    basketId: basket,
    expectedTotalCents: totalCents,
    enterprise,
    pay: 'card_on_file',
  })
  const { status, text } = await post(`${origin}/api/orders`, body, {
    'idempotency-key': randomUUID(),
    // Every buyer has a network of their own: one network may place only so many orders a minute.
    'x-forwarded-for': `10.${(buyers >> 16) & 255}.${(buyers >> 8) & 255}.${buyers & 255}`,
  })
  if (status !== 200) throw new Error(`an order was refused: ${status} ${text}`)
  return (JSON.parse(text) as { id: string }).id
}

const lookEveryMs = 10

/** Says when orders are settled: one look at the database for all who wait, so that waiting is no load of its own. */
export const watchOrders = ({ pool }: Database) => {
  const waiting = new Map<string, (settled: boolean) => void>()
  let closed = false
  const look = async () => {
    while (!closed) {
      if (waiting.size > 0) {
        const { rows } = await pool.query<{ id: string; status: string }>(
          `select id, status from orders where id = any($1::uuid[]) and status <> 'pending'`,
          [[...waiting.keys()]],
        )
        for (const { id, status } of rows) {
          waiting.get(id)?.(status === 'settled')
          waiting.delete(id)
        }
      }
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    }
  }
  const looking = look()
  return {
    settled: async (id: string): Promise<void> => {
      if (!(await new Promise<boolean>((resolve) => waiting.set(id, resolve))))
        throw new Error(`order ${id} did not settle`)
    },
    close: async () => {
      closed = true
      await looking
    },
  }
}

/** Waits until nothing is left to do after commit. */
export const untilIdle = async ({ pool }: Database): Promise<void> => {
  for (;;) {
    const { rowCount } = await pool.query(
      'select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1',
    )
    if (rowCount === 0) return
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}
