import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { Credits } from '@ledgerleaf/contract/units'
import { availableCredits, issuance } from '../ledger/accounts.ts'
import { postMany } from '../ledger/post-many.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import { openDatabase } from '../platform/db.ts'
import { openLog } from '../platform/log.ts'
import { inTransaction } from '../platform/transaction.ts'

/** A process to be killed: it writes entries and lets the log grow, as fast as it can, and says each signed size. */
const [databaseUrl = '', dataDir = '', secret = ''] = process.argv.slice(2)
const { db } = openDatabase(databaseUrl, openLog('silent'))
const { sequence } = await openSequencer({ db, dataDir, publicUrl: 'https://credits.example', secret })

const issue = () => {
  const asset = randomUUID()
  const move = { from: issuance(asset), to: availableCredits(randomUUID()) }
  const postings = [{ asset, amount: Credits.parse(1), ...move }]
  return { key: `issue:${asset}`, kind: 'issue' as const, now: new Date(), postings }
}
for (;;) {
  await inTransaction(db, (tx) => postMany(tx, [issue(), issue(), issue()]))
  await sequence()
  process.stdout.write('signed\n')
}
