import type { Order } from '@ledgerleaf/contract/orders'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import type { Papers } from '../../platform/papers.ts'
import { query } from '../../platform/query.ts'
import type { StoredInvoice } from '../../trade/invoices/index.ts'
import { writeReceiptPaper } from './receipt-paper.ts'

const Received = z.object({ on: z.string(), minor: z.int(), words: z.string() })

const findReceived = (db: Reader, orderId: string) =>
  query(
    db,
    Received,
    sql`select booked_on::text as "on", amount_cents as minor,
      coalesce(nullif(remittance, ''), end_to_end_id, 'None given') as words
    from bank_lines where match_kind = 'transfer' and match_id = ${orderId} order by booked_on, id`,
  )

type Parts = { config: Pick<Config, 'publicUrl'>; papers: Papers; reader: Reader }

/** The receipt of an order whose invoice was paid by transfer. */
export const drawReceipt = (
  { config, papers, reader }: Parts,
  order: Order & { settledAt: string },
  invoice: StoredInvoice,
) =>
  papers.draw(async () =>
    writeReceiptPaper(
      {
        invoice,
        received: await findReceived(reader, order.id),
        paidMinor: order.paid.minor,
        settledAt: order.settledAt,
        serials: order.lines.map(({ serialPrefix, serials }) =>
          serials.map((range) => writeSerials({ prefix: serialPrefix, ...range })),
        ),
        returned: { minor: order.returnedMinor, creditNotes: order.creditNotes },
      },
      config.publicUrl,
    ),
  )
