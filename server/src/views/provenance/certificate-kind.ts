import { CertificateKind } from '@ledgerleaf/contract/provenance'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

/** Which of the certificates goes by this id: they share one address, which their QR codes hold. */
export const findCertificateKind = async (
  db: Reader,
  id: string,
): Promise<CertificateKind['kind'] | undefined> => {
  const [found] = await query(
    db,
    CertificateKind,
    sql`
    select 'retirement' as kind from retirements where id = ${id}
    union all
    (select 'together' from retirements where together_id = ${id} limit 1)
    union all
    (select 'shared' from retirement_shares where shared_id = ${id} limit 1)
    union all
    select 'forward' from order_lines line join orders on orders.id = line.order_id
    where line.id = ${id} and line.sale_type = 'forward' and orders.settled_at is not null
    limit 1`,
  )
  return found?.kind
}
