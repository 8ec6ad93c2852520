import assert from 'node:assert/strict'
import type { BankAccount } from '@ledgerleaf/contract/bank-account'
import type { BankConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { lockRun } from './lock-run.ts'
import { writePain } from './write-pain.ts'

type Parts = { bank: BankConfig; open: (sellerId: string, sealed: string) => BankAccount | null }

/** The file of a run that was sent: byte for byte the same each time, so that a bank which gets it twice knows it. */
export const writeRun = async (tx: Tx, id: string, { bank, open }: Parts): Promise<string> => {
  const run = await lockRun(tx, id)
  if (run.state !== 'sent' || !run.decidedAt) throw new DomainError('not_found')
  if (run.payouts.some(({ destination }) => destination !== null))
    throw new DomainError('unavailable', {
      message: 'This run goes through the payment provider: there is no file for a bank.',
    })
  const transfers = run.payouts.map(({ reference, amountCents, sellerId, accountSealed }) => {
    const account = accountSealed === null ? null : open(sellerId, accountSealed)
    assert(account, `payout ${reference} was sent to an account that does not open`)
    return { reference, amountCents, account }
  })
  return writePain({ id, at: run.decidedAt, bank, transfers })
}
