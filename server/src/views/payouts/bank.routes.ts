import { bankApi, statementBytesMax } from '@ledgerleaf/contract/bank'
import { forOperators } from '../../http/for-operators.ts'
import { command, done, type Route, route } from '../../http/route.ts'
import { bytesOf, takesFile } from '../../http/takes-file.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { liftTimeLimits } from '../../platform/transaction.ts'
import { answerBank } from '../../sandbox/answer-bank.ts'
import { openAccount } from '../../supply/sellers/index.ts'
import {
  confirmLine,
  findBankBalances,
  giveBackLine,
  importStatement,
  placeLine,
  refuseLine,
} from '../../trade/bank/index.ts'
import { writeRun } from '../../trade/payouts/index.ts'
import { namePayee } from '../../trade/returns/index.ts'
import { findStatements } from './desk-queries.ts'
import { findOpenLines } from './line-queries.ts'
import { requireBank } from './require-bank.ts'

type Parts = { config: Config; db: Db; reader: Reader; secret: string }

export const bankRoutes = ({ config, db, reader, secret }: Parts): Route[] => {
  const sender = { publicUrl: config.publicUrl, secret }
  const importing = (now: Date) => ({ bank: requireBank(config), sender, now })
  const placing = (now: Date) => ({ sender, now, fourEyesCents: config.fourEyesCents })
  const acted = ({ personId }: { personId: string }, { id }: { id: string }) => ({
    operatorId: personId,
    lineId: id,
  })
  return [
    route(bankApi.desk, async ({ caller }) => ({
      statements: await findStatements(reader),
      open: await findOpenLines(reader, caller.personId),
    })),
    takesFile(
      db,
      command(db, bankApi.import, async (tx, { query, caller, request, now }) => {
        // A large file takes longer to read than a transaction may be idle otherwise, and nothing is locked yet.
        await liftTimeLimits(tx)
        const file = { name: query.name, bytes: bytesOf(request.body) }
        return importStatement(tx, { operatorId: caller.personId }, file, importing(now))
      }),
      { room: 'bank', bytesMax: statementBytesMax, may: ({ roles }) => roles.includes('operator') },
    ),
    command(db, bankApi.setAside, (tx, { params, body, caller, now }) =>
      placeLine(tx, acted(caller, params), { act: 'set_aside', invoice: null, ...body }, placing(now)),
    ),
    command(db, bankApi.assign, (tx, { params, body, caller, now }) =>
      placeLine(tx, acted(caller, params), { act: 'assign', ...body }, placing(now)),
    ),
    command(db, bankApi.confirmLine, async (tx, { params, body, caller, now }) => {
      await confirmLine(tx, acted(caller, params), body.proposalId, placing(now))
      return done
    }),
    command(db, bankApi.refuseLine, async (tx, { params, body, caller, now }) => {
      await refuseLine(tx, acted(caller, params), body.proposalId, now)
      return done
    }),
    command(db, bankApi.giveBack, async (tx, { params, body, caller, now }) => {
      await giveBackLine(tx, caller.personId, params.id, body.reason, now)
      return done
    }),
    command(db, bankApi.namePayee, async (tx, { params, body, caller, now }) => {
      await namePayee(tx, caller.personId, params.id, body, { ownIban: config.bank?.iban, now })
      return done
    }),
    command(db, bankApi.sandboxAnswer, async (tx, { params, caller, now }) => {
      const bank = requireBank(config)
      if (!bank.isSandbox)
        throw new DomainError('unavailable', { message: 'There is a real bank: take in its statement.' })
      const open = (sellerId: string, sealed: string) => openAccount(secret, sellerId, sealed)
      const answer = answerBank(
        await writeRun(tx, params.id, { bank, open }),
        await findBankBalances(tx, bank.iban),
        now,
      )
      const file = { name: 'Answer of the sandbox bank', bytes: Buffer.from(answer) }
      return importStatement(tx, { operatorId: caller.personId, isSandbox: true }, file, importing(now))
    }),
  ].map(forOperators)
}
