import { moneyApi } from '@ledgerleaf/contract/money-api'
import { Cents } from '@ledgerleaf/contract/units'
import { forOperators } from '../../http/for-operators.ts'
import { idempotentRoute } from '../../http/idempotency.ts'
import { command, done, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import {
  actOnMoney,
  confirmProposal,
  declineRequest,
  refuseProposal,
  sendAgain,
} from '../../trade/desk/index.ts'
import { findPayable } from '../payouts/index.ts'
import { findMoneyOrder } from './find-money-order.ts'
import { findMoneyRows } from './list-queries.ts'
import { findFigures } from './overview-queries.ts'
import { previewRefund } from './preview-refund.ts'
import { findOpenRequests, findProposals } from './proposal-queries.ts'
import { refundRequestRoutes } from './refund-requests.routes.ts'

type Parts = { config: Config; db: Db; reader: Reader; secret: string }

/** Whom the page of payouts proposes to pay. */
const findDue = async (db: Reader, parts: Pick<Parts, 'config' | 'secret'>, now: Date) => {
  const due = (await findPayable(db, parts, now)).filter(({ blocked }) => blocked === null)
  return {
    cents: Cents.parse(due.reduce((sum, { availableCents }) => sum + availableCents, 0)),
    count: due.length,
  }
}

const deskRoutes = ({ config, db, reader, secret }: Parts): Route[] => {
  const { fourEyesCents, publicUrl } = config
  const settings = (now: Date) => ({ fourEyesCents, publicUrl, secret, now })
  return [
    route(moneyApi.overview, async ({ caller, now }) => ({
      ...(await findFigures(reader, now)),
      payoutsDue: await findDue(reader, { config, secret }, now),
      fourEyesCents: Cents.parse(fourEyesCents),
      requests: await findOpenRequests(reader),
      proposals: await findProposals(reader, caller.personId),
    })),
    route(moneyApi.list, ({ params, query }) => findMoneyRows(reader, params.list, query)),
    route(moneyApi.order, async ({ params, caller }) => {
      const order = await findMoneyOrder(reader, caller.personId, params.id)
      if (!order) throw new DomainError('not_found')
      return order
    }),
    route(moneyApi.preview, ({ params, query }) =>
      previewRefund(reader, params.id, query.parts, fourEyesCents),
    ),
    idempotentRoute({ config, secret, db }, moneyApi.act, {
      key: 'required',
      decide: (tx, { caller, body, now }) => actOnMoney(tx, caller.personId, body, settings(now)),
      answerAtOnce: (decision) => decision,
      finish: async (decision) => decision,
    }),
    command(db, moneyApi.confirm, (tx, { params, caller, now }) =>
      confirmProposal(tx, caller.personId, params.id, settings(now)),
    ),
    command(db, moneyApi.refuse, (tx, { params, body, caller, now }) =>
      refuseProposal(tx, caller.personId, params.id, { reason: body.reason, now }),
    ),
    command(db, moneyApi.returnAgain, async (tx, { params, body, caller, now }) => {
      await sendAgain(tx, caller.personId, params.id, { reason: body.reason, now })
      return done
    }),
    command(db, moneyApi.decline, async (tx, { params, body, caller, now }) => {
      await declineRequest(tx, caller.personId, params.id, { reason: body.reason, publicUrl, secret, now })
      return done
    }),
  ].map(forOperators)
}

export const moneyRoutes = (parts: Parts): Route[] => [...deskRoutes(parts), ...refundRequestRoutes(parts)]
