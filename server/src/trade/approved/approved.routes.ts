import { approvalsApi } from '@ledgerleaf/contract/approvals'
import { idempotentRoute } from '../../http/idempotency.ts'
import { command, done, type Route, route } from '../../http/route.ts'
import {
  askApproval,
  decideRequest,
  findRequest,
  repriceRequest,
  spendApproval,
} from '../../people/approvals/index.ts'
import type { Acting } from '../../people/organisations/index.ts'
import type { BankConfig, Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { OrderVat } from '../orders/index.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { openPage } from '../purchase/index.ts'
import { decideOrderVat, refuseContradiction } from '../vat/index.ts'
import { describeAct, isStillThat } from './describe-act.ts'
import { performAct } from './perform-act.ts'
import { hasEndedUnpaid, placeApproved } from './place-approved.ts'

type Parts = { config: Config; secret: string; db: Db; provider: PaymentProvider | null }

// Each writes to colleagues.
const asks = { limit: 60, windowSeconds: 60 * 60 }

/** Asking colleagues, deciding, and what happens with the last approval. */
export const approvedRoutes = (parts: Parts): Route[] => {
  const { config, secret, db } = parts
  const provider = (): PaymentProvider => {
    if (parts.provider) return parts.provider
    throw new DomainError('payment_unavailable', { message: 'This market takes no payments yet.' })
  }
  const bank = (): BankConfig => {
    if (config.bank) return config.bank
    throw new DomainError('unavailable')
  }
  const sender = { publicUrl: config.publicUrl, secret }
  const describe = (organisationId: string, act: Parameters<typeof describeAct>[1], now: Date) =>
    describeAct(db, act, { invoicing: config.invoicing, organisationId, now })

  /** What costs more by now, or is something else, goes back to be approved as it is; nobody's approval is for that. */
  const refuseMoved = async (by: Acting, id: string, now: Date): Promise<void> => {
    const request = await findRequest(db, by.organisationId, id)
    if (request?.kind !== 'purchase' || !['waiting', 'approved'].includes(request.state)) return
    const wanted = await describe(by.organisationId, request.act, now)
    if (isStillThat(request, wanted)) return
    await inTransaction(db, (tx) => repriceRequest(tx, by, id, wanted, now))
    throw new DomainError('price_changed', {
      message: 'The price or the basket has changed since. It has to be approved as it is now.',
    })
  }

  const vats = new WeakMap<object, OrderVat>()
  return [
    idempotentRoute(parts, approvalsApi.ask, {
      key: 'required',
      before: async ({ caller, body, now }) => {
        await consume(db, limitKey('askApproval', caller.organisationId), asks, now)
        if (body.act.kind === 'purchase')
          await refuseContradiction(config.invoicing, body.act.order.enterprise, 'act/order/enterprise/taxId')
      },
      decide: async (tx, { caller, body: { act, comment }, now }) => {
        const { organisationId } = caller
        const { invoicing } = config
        const wanted = await describeAct(tx, act, { invoicing, organisationId, now, isShown: true })
        return askApproval(tx, caller, { ...wanted, comment }, now)
      },
      finish: async (decision) => decision,
    }),
    route(approvalsApi.approve, async ({ caller, params, body, now, request }) => {
      await refuseMoved(caller, params.id, now)
      const perform = performAct({ config, bank, provider, sender, now })
      const decided = await inTransaction(db, (tx) =>
        decideRequest(tx, caller, params.id, { ...body, verdict: 'approved' }, perform, now),
      )
      noteSecurity(request.log, 'approval.given', { personId: caller.personId, ip: request.ip })
      return decided
    }),
    command(db, approvalsApi.refuse, async (tx, { caller, params, body, now }) => {
      const perform = performAct({ config, bank, provider, sender, now })
      await decideRequest(tx, caller, params.id, { ...body, round: 0, verdict: 'refused' }, perform, now)
      return done
    }),
    idempotentRoute(parts, approvalsApi.pay, {
      key: 'required',
      before: async (call) => {
        const { caller, params, body, now } = call
        if (body.pay === 'card_on_file' && provider().name === 'stripe')
          throw new DomainError('invalid_input', {
            field: 'pay',
            message: 'Pay on the page of the provider.',
          })
        await refuseMoved(caller, params.id, now)
        const request = await findRequest(db, caller.organisationId, params.id)
        if (request?.act.kind !== 'purchase') throw new DomainError('not_found')
        // Decided before the transaction: a service may be asked about the buyer's number.
        vats.set(call, await decideOrderVat(config.invoicing, request.act.order.enterprise, now))
      },
      decide: async (tx, call) => {
        const { caller, params, body, now } = call
        const vat = vats.get(call)
        if (!vat) throw new Error('the VAT of an order was not decided')
        const orderId = await spendApproval(
          tx,
          caller,
          params.id,
          {
            hasEnded: hasEndedUnpaid,
            place: (_, request) =>
              placeApproved(tx, request, {
                provider: provider(),
                feeBasisPoints: config.feeBasisPoints,
                vat,
                buyerEmail: caller.email,
                placedBy: caller.personId,
                pay: body.pay,
                now,
              }),
          },
          now,
        )
        return { orderId, pay: body.pay }
      },
      finish: async ({ orderId, pay }) => ({
        orderId,
        payUrl: pay === 'card_on_file' ? null : await openPage({ ...parts, provider: provider() }, orderId),
      }),
    }),
  ]
}
