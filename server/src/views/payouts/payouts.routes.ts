import { sumByCurrency } from '@ledgerleaf/contract/currencies'
import { type OwnBalance, type PayoutDesk, type PayoutRun, payoutsApi } from '@ledgerleaf/contract/payouts'
import { forOperators } from '../../http/for-operators.ts'
import { command, done, type Route, route } from '../../http/route.ts'
import { recordAct } from '../../people/audit/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Papers } from '../../platform/papers.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { openAccount } from '../../supply/sellers/index.ts'
import {
  type FindPayable,
  findConnected,
  proposeRun,
  sendRun,
  withdrawRun,
  writeRun,
} from '../../trade/payouts/index.ts'
import { findStatement } from '../statements/index.ts'
import { adviceLines } from './advice-lines.ts'
import { writeAdvicePaper } from './advice-paper.ts'
import { findDisputed } from './advice-queries.ts'
import { type BalanceRow, findBalances, findRipening, holdDays } from './balance-queries.ts'
import { bankRoutes } from './bank.routes.ts'
import { findPayouts, findRuns } from './desk-queries.ts'
import { findOwed } from './owed-queries.ts'
import { findPayable, withOpened } from './payable-balances.ts'
import { requireBank } from './require-bank.ts'

type Parts = { config: Config; db: Db; reader: Reader; secret: string; papers: Papers }

const withoutAccount = ({ accountSealed: _, destination: __, ...row }: BalanceRow) => row

/** What a run may pay: asked again when it is sent, so its own proposal does not stand in the way. */
const payableBy =
  (secret: string, by: Config['payoutsBy'], now: Date): FindPayable =>
  async (tx, sellerId) => {
    const [row] = (await findBalances(tx, sellerId, now, by)).map((found) => withOpened(secret, found))
    if (!row || (row.blocked !== null && row.blocked !== 'under_way')) return null
    const { availableCents, accountSealed, accountEnding, destination } = row
    return accountEnding && (accountSealed || destination)
      ? { availableCents, accountSealed, accountEnding, destination }
      : null
  }

const findProposed = async (
  tx: Tx,
  sellerIds: readonly string[],
  { config, secret }: Pick<Parts, 'config' | 'secret'>,
  now: Date,
) => {
  const balances = await findPayable(tx, { config, secret }, now)
  return [...new Set(sellerIds)].map((sellerId) => {
    const row = balances.find((balance) => balance.sellerId === sellerId)
    if (!row || row.blocked !== null || row.accountEnding === null) throw new DomainError('payout_changed')
    return { sellerId, amountCents: row.availableCents, accountEnding: row.accountEnding }
  })
}

const connectOf = async (db: Reader, sellerId: string): Promise<OwnBalance['connect']> => {
  const found = await findConnected(db, sellerId)
  return {
    isOpen: found !== undefined,
    isReady: found?.isReady ?? false,
    bankFailure: found?.bankFailure ?? null,
  }
}

const sellerRoutes = ({ config, reader, secret, papers }: Parts): Route[] => [
  route(payoutsApi.own, async ({ caller, now }): Promise<OwnBalance> => {
    if (!caller.roles.includes('seller'))
      throw new DomainError('forbidden', { message: 'Open a seller account to do this.' })
    const [found] = await findBalances(reader, caller.organisationId, now, config.payoutsBy)
    if (!found) throw new DomainError('forbidden', { message: 'Open a seller account to do this.' })
    const { sellerId, sellerName: _, ...balance } = withoutAccount(withOpened(secret, found))
    return {
      ...balance,
      ripens: await findRipening(reader, sellerId, now),
      holdDays,
      feeBasisPoints: config.feeBasisPoints,
      payouts: await findPayouts(reader, sellerId),
      connect: config.payoutsBy === 'stripe' ? await connectOf(reader, sellerId) : null,
    }
  }),
  route(payoutsApi.advice, async ({ params, caller, reply }) => {
    const payout = (await findPayouts(reader, caller.organisationId)).find(({ id }) => id === params.id)
    if (!payout) throw new DomainError('not_found')
    const draw = async () => {
      const { rows } = await findStatement(reader, caller.organisationId)
      const disputed = await findDisputed(reader, caller.organisationId)
      const lines = adviceLines(rows, payout.reference, { holdDays, disputed })
      if (!lines) throw new DomainError('not_found')
      return writeAdvicePaper({
        payout,
        seller: caller.company ?? caller.name,
        from: config.bank?.holder ?? 'Ledgerleaf',
        isSandbox: config.bank?.isSandbox ?? false,
        publicUrl: config.publicUrl,
        lines,
      })
    }
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="remittance-${payout.reference}.pdf"`)
      .send(await papers.draw(draw, caller.organisationId))
  }),
]

const deskOf = async (
  { config, reader, secret }: Parts,
  operatorId: string,
  now: Date,
): Promise<PayoutDesk> => ({
  candidates: (await findPayable(reader, { config, secret }, now)).map(withoutAccount),
  owed: await findOwed(reader, operatorId),
  runs: (await findRuns(reader, operatorId)).map(
    ({ makerId, ...run }): PayoutRun => ({
      ...run,
      isOwn: makerId === operatorId,
      totals: sumByCurrency([
        ...run.payouts.map(({ amountCents }) => ({ currency: 'usd' as const, minor: amountCents })),
        ...run.returns.map(({ currency, amountMinor }) => ({ currency, minor: amountMinor })),
      ]),
    }),
  ),
  paysFrom: config.bank && {
    holder: config.bank.holder,
    ending: config.bank.iban.slice(-4),
    isSandbox: config.bank.isSandbox,
  },
})

const operatorRoutes = (parts: Parts): Route[] => {
  const { config, db, secret } = parts
  return [
    route(payoutsApi.desk, ({ caller, now }) => deskOf(parts, caller.personId, now)),
    command(db, payoutsApi.propose, async (tx, { body, caller, now }) =>
      proposeRun(
        tx,
        caller.personId,
        { payouts: await findProposed(tx, body.sellerIds, parts, now), returnIds: body.returnIds },
        now,
      ),
    ),
    command(db, payoutsApi.send, async (tx, { params, caller, now }) => {
      if (config.payoutsBy === 'bank') requireBank(config)
      await sendRun(tx, caller.personId, params.id, {
        find: payableBy(secret, config.payoutsBy, now),
        publicUrl: config.publicUrl,
        now,
      })
      return done
    }),
    command(db, payoutsApi.withdraw, async (tx, { params, caller, now }) => {
      await withdrawRun(tx, caller.personId, params.id, now)
      return done
    }),
    route(payoutsApi.file, async ({ params, caller, reply, now }) => {
      const bank = requireBank(config)
      // Whoever has the file has the accounts: that they were opened is in the trail.
      const text = await inTransaction(db, async (tx) => {
        const written = await writeRun(tx, params.id, {
          bank,
          open: (seller, sealed) => openAccount(secret, seller, sealed),
        })
        const act = { act: 'open_accounts', subjectKind: 'payout_run', subjectId: params.id } as const
        await recordAct(tx, { operatorId: caller.personId, ...act, reason: '' }, now)
        return written
      })
      return reply
        .type('application/xml; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="ledgerleaf-payouts-${params.id.slice(-12)}.xml"`,
        )
        .send(Buffer.from(text))
    }),
  ].map(forOperators)
}

export const payoutRoutes = (parts: Parts): Route[] => [
  ...sellerRoutes(parts),
  ...operatorRoutes(parts),
  ...bankRoutes(parts),
]
