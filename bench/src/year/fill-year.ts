import { commit } from '@ledgerleaf/provenance/commitment'
import { toHex } from '@ledgerleaf/provenance/hex'
import type pg from 'pg'
import { findTreeSize } from '../../../server/src/log/integrate-leaves.ts'
import { readRange } from '../../../server/src/log/node-source.ts'
import type { Database } from '../../../server/src/platform/db.ts'
import { addAnalyses, addBalances, addInvoices, countMarket } from './after-trade.ts'
import { happenings, type Words } from './happenings.ts'
import { makeSupply } from './supply.ts'
import { openLedgerWriter } from './write-ledger.ts'
import { beneficiary, openTradeWriter, purpose } from './write-trade.ts'
import type { YearSize } from './year-size.ts'

const happeningsAtOnce = 10_000

const organisationOf = async (client: pg.ClientBase, email: string): Promise<string> => {
  const { rows } = await client.query<{ id: string }>(
    `select membership.organisation_id as id from users join memberships membership on membership.person_id = users.id
     where users.email = $1`,
    [email],
  )
  if (!rows[0]) throw new Error(`the demo has no ${email}`)
  return rows[0].id
}

const makeSalts = async (client: pg.ClientBase, people: readonly string[]): Promise<Map<string, Buffer>> => {
  await client.query(
    `insert into log_salts (person, salt) select person, sha256(('year' || person)::bytea) from unnest($1::text[]) as person
     on conflict do nothing`,
    [people],
  )
  const { rows } = await client.query<{ person: string; salt: Buffer }>('select person, salt from log_salts')
  return new Map(rows.map(({ person, salt }) => [person, salt]))
}

const certificateWords = (): Words => {
  const salt = Buffer.alloc(32, 7)
  const words = {
    ...{ beneficiary, onBehalfOf: null, reason: 'voluntary_claim', purpose },
    ...{ periodStartsOn: null, periodEndsOn: null, message: null },
  }
  return { salt, details: toHex(commit(salt, words)) }
}

/**
 * Writes a busy year on top of a demo that nobody is connected to: straight into the tables, and true to what the ledger,
 * the log and the rooms above would have written, so that the whole of it verifies. Answers how many entries the log has.
 */
export const fillYear = async (
  { pool, db }: Database,
  size: YearSize,
  tell: (says: string) => void,
): Promise<number> => {
  const client = await pool.connect()
  try {
    // What triggers would do row by row is written here in sets.
    await client.query('set session_replication_role = replica; set statement_timeout = 0')
    await client.query(
      `set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'`,
    )
    const demoBuyer = await organisationOf(client, 'buyer@example.com')
    const demoSeller = await organisationOf(client, 'seller@example.com')
    const { offers, buyers } = await makeSupply(client, size, demoSeller)
    tell(`${offers.length} listings`)
    const people = [...new Set([demoBuyer, demoSeller, ...buyers, ...offers.map(({ seller }) => seller)])]
    const salts = await makeSalts(client, people)
    const { rows } = await client.query<{ last: number }>(
      'select coalesce(max(position), 0)::float8 as last from ledger_postings',
    )
    const range = await readRange(db, await findTreeSize(db))
    const ledger = openLedgerWriter(client, { range, salts })
    const trade = openTradeWriter(client)
    const send = async () => {
      await ledger.send()
      await trade.send()
      tell(`${ledger.size()} entries`)
    }
    let waiting = 0
    for (const happening of happenings({ size, offers, buyers, demoBuyer, words: certificateWords() })) {
      for (const entry of happening.entries) ledger.write(entry)
      trade.write(happening)
      waiting += 1
      if (waiting % happeningsAtOnce === 0) await send()
    }
    trade.writeListed(offers)
    await send()
    await addBalances(client, rows[0]?.last ?? 0)
    tell('balances')
    await addInvoices(client)
    await addAnalyses(client, size)
    tell('invoices and analyses')
    await client.query('reset session_replication_role')
    await client.query('vacuum (analyze, freeze)')
    await countMarket(client)
    await client.query('vacuum analyze market_projects')
    tell('the market')
    return ledger.size()
  } finally {
    client.release(true)
  }
}
