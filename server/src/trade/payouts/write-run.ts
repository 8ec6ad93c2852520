import assert from 'node:assert/strict'
import type { BankAccount } from '@ledgerleaf/contract/bank-account'
import { usd } from '../../ledger/accounts.ts'
import type { BankConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findReturnTransfers } from '../returns/index.ts'
import { lockRun } from './lock-run.ts'
import { writePain } from './write-pain.ts'

type Parts = { bank: BankConfig; open: (sellerId: string, sealed: string) => BankAccount | null }

/** The file of a run that was sent: byte for byte the same each time, so that a bank which gets it twice knows it. */
export const writeRun = async (tx: Tx, id: string, { bank, open }: Parts): Promise<string> => {
  const run = await lockRun(tx, id)
  if (run.state !== 'sent' || !run.decidedAt) throw new DomainError('not_found')
  // What goes to accounts at the payment provider is no bank's matter.
  const forBank = run.payouts.filter(({ destination }) => destination === null)
  const transfers = forBank.map(({ reference, amountCents, sellerId, accountSealed }) => {
    const account = accountSealed === null ? null : open(sellerId, accountSealed)
    assert(account, `payout ${reference} was sent to an account that does not open`)
    return { reference, currency: usd, amountCents, account } as const
  })
  const returned = (await findReturnTransfers(tx, id)).map((one) => ({ ...one, isReturn: true }))
  if (transfers.length + returned.length === 0)
    throw new DomainError('unavailable', {
      message: 'This run goes through the payment provider: there is no file for a bank.',
    })
  return writePain({ id, at: run.decidedAt, bank, transfers: [...transfers, ...returned] })
}
