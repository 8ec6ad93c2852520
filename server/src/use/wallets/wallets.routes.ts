import { tokenId } from '@ledgerleaf/chain/token'
import { Credits } from '@ledgerleaf/contract/units'
import { type WalletTokens, walletsApi } from '@ledgerleaf/contract/wallets'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import { countAlone, refuseLeavingAlone } from '../../people/approvals/index.ts'
import { requireProof } from '../../people/identity/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { bringBack, checkBringBack, findLeaving, writeTerms } from './bring-back.ts'
import { type CardWaits, findWaiting } from './card-waits.ts'
import { linkWallet } from './link-wallet.ts'
import { noteMove } from './note-move.ts'
import { challengeWallet, checkProof, findOwnWallet, refuseLettingGo, removeWallet } from './prove-wallet.ts'
import type { SignedFor } from './typed-data.ts'
import { askChain, type WalletChain } from './wallet-chain.ts'
import { type FindEntries, findTokenBatches, findWallets } from './wallet-queries.ts'
import { withdrawCredits } from './withdraw-credits.ts'

type Parts = {
  config: Config
  secret: string
  db: Db
  chain: WalletChain
  findEntries: FindEntries
  findCardPaid: CardWaits['findPaid']
}

const questionsOfOnePerson = { limit: 30, windowSeconds: 10 * 60 }
// What is done is counted apart, where it is done: this is for whoever only tries.
const triesOfOnePerson = { limit: 20, windowSeconds: 10 * 60 }

/**
 * Whoever has no buyer account has no page of holdings either, from which credits leave and to which they come back. What is
 * there can be read, and a wallet taken off, by anybody whose it is.
 */
const requireBuyer = ({ roles }: Caller): void => {
  if (!roles.includes('buyer'))
    throw new DomainError('forbidden', {
      message: 'Wallets are for buyers. Please open a buyer account first.',
    })
}

/**
 * What a call asked the chain before its transaction, which must not wait for one. A refusal is kept as well: a call that is
 * repeated gets its first answer, whatever the chain would say by now.
 */
const askedBefore = <T>() => {
  const answers = new WeakMap<object, PromiseSettledResult<T>>()
  return {
    keep: async (request: object, answer: Promise<T>): Promise<void> => {
      const [settled] = await Promise.allSettled([answer])
      answers.set(request, settled)
    },
    take: (request: object): T => {
      const answer = answers.get(request)
      if (answer?.status === 'fulfilled') return answer.value
      throw answer?.reason ?? new Error('the chain was not asked')
    },
  }
}

export const walletRoutes = ({ config, secret, db, chain, findEntries, findCardPaid }: Parts): Route[] => {
  const { publicUrl } = config
  const cardWaits: CardWaits = { hours: config.chain.cardWaitHours, findPaid: findCardPaid }
  const site = new URL(publicUrl).host
  const limitQuestions = (personId: string, now: Date) =>
    consume(db, limitKey('wallet', personId), questionsOfOnePerson, now)
  const limitTries = (act: 'withdraw' | 'bring-back', personId: string, now: Date) =>
    consume(db, limitKey(`wallet-try-${act}`, personId), triesOfOnePerson, now)
  const whereSigned = (): Promise<SignedFor> =>
    askChain(chain, async ({ chainId, contract }) => ({ chainId, contract }))
  const asked = askedBefore<SignedFor>()
  const relayed = askedBefore<`0x${string}`>()
  return [
    route(walletsApi.list, async ({ caller, now }) => ({
      ...(await findWallets(db, caller.organisationId, findEntries)),
      waiting: await findWaiting(db, caller.organisationId, cardWaits, now),
      cardWaitHours: cardWaits.hours,
    })),
    route(walletsApi.tokens, async ({ caller, params }) => {
      const { address } = await findOwnWallet(db, caller.organisationId, params.id)
      const batches = await findTokenBatches(db)
      const balances = await askChain(chain, async (reached) => {
        const { readBalances } = await import('./read-chain.ts')
        return readBalances(
          reached,
          address,
          batches.map(({ batchId }) => batchId),
        )
      })
      const leaving = await findLeaving(db, address)
      const tokens = batches.map((batch): WalletTokens => {
        const own = leaving.filter(({ batchId }) => batchId === batch.batchId)
        return {
          ...batch,
          quantity: Credits.parse(balances.get(batch.batchId) ?? 0),
          tokenId: tokenId(batch.batchId).toString(),
          leaving: Credits.parse(own.reduce((sum, { quantity }) => sum + quantity, 0)),
        }
      })
      return { tokens: tokens.filter(({ quantity }) => quantity > 0) }
    }),
    route(walletsApi.challenge, async ({ caller, body, now }) => {
      requireBuyer(caller)
      await limitQuestions(caller.organisationId, now)
      const on = await whereSigned()
      return inTransaction(db, (tx) =>
        challengeWallet(tx, caller.organisationId, body.address, { ...on, site }, now),
      )
    }),
    route(walletsApi.prove, async ({ caller, body, request, now }) => {
      requireBuyer(caller)
      const { organisationId: personId } = caller
      await limitQuestions(personId, now)
      await checkProof(db, personId, body, site, now)
      await requireProof({ db, config, secret }, caller, body, now)
      const { wallet, formerId } = await inTransaction(db, (tx) =>
        linkWallet(tx, personId, body.challengeId, publicUrl, now),
      )
      noteSecurity(request.log, 'wallet.linked', { personId })
      if (formerId !== null) noteSecurity(request.log, 'wallet.unlinked', { personId: formerId })
      return wallet
    }),
    command(db, walletsApi.remove, async (tx, { caller, params, now }) => {
      await refuseLettingGo(tx, caller, params.id)
      await removeWallet(tx, caller.organisationId, params.id, now)
      return done
    }),
    idempotentRoute({ config, secret, db }, walletsApi.withdraw, {
      key: 'required',
      before: async ({ request, caller, body, now }) => {
        requireBuyer(caller)
        await inTransaction(db, (tx) => refuseLeavingAlone(tx, caller, body.quantity))
        await limitTries('withdraw', caller.organisationId, now)
        await requireProof({ db, config, secret }, caller, body, now)
        await asked.keep(request, whereSigned())
      },
      decide: async (tx, { body: { batchId, walletId, quantity }, caller, now, request }) => {
        const { organisationId, personId } = caller
        await refuseLeavingAlone(tx, caller, quantity)
        const decided = await withdrawCredits(
          tx,
          caller.organisationId,
          { batchId, walletId, quantity },
          { ...asked.take(request), publicUrl, cardWaits },
          now,
        )
        await countAlone(tx, { organisationId, personId, actId: decided.id, retiredTonnes: quantity })
        await noteMove(tx, caller, 'credits_withdrawn', { batchId, walletId, quantity }, now)
        return decided
      },
      finish: async (decision) => decision,
    }),
    route(walletsApi.prepareBringBack, async ({ caller, params, body, now }) => {
      requireBuyer(caller)
      await limitQuestions(caller.organisationId, now)
      const wallet = await findOwnWallet(db, caller.organisationId, params.id)
      return askChain(chain, (reached) => writeTerms(db, reached, wallet, body, now))
    }),
    idempotentRoute({ config, secret, db }, walletsApi.bringBack, {
      key: 'required',
      before: async ({ request, caller, params, body, now }) => {
        requireBuyer(caller)
        await limitTries('bring-back', caller.organisationId, now)
        const wallet = await findOwnWallet(db, caller.organisationId, params.id)
        const checked = askChain(chain, (reached) => checkBringBack(reached, wallet, body, now))
        await relayed.keep(request, checked)
      },
      decide: async (tx, { caller, params: { id: walletId }, body: { batchId, quantity }, request, now }) => {
        const data = relayed.take(request)
        const decided = await bringBack(tx, caller.organisationId, walletId, { batchId, quantity, data }, now)
        await noteMove(tx, caller, 'credits_brought_back', { batchId, walletId, quantity }, now)
        return decided
      },
      finish: async (decision) => decision,
    }),
  ]
}
