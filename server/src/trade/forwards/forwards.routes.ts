import { forwardsApi } from '@ledgerleaf/contract/forwards'
import { attach } from '../../http/attach.ts'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findForwardCertificate } from './certificate-queries.ts'
import { deliverCredits } from './deliver-credits.ts'
import { drawForwardCertificate } from './draw-forward-certificate.ts'
import { findForwards } from './forward-queries.ts'
import { mailDelivery } from './mail-forward.ts'
import { findForwardOffers } from './offer-queries.ts'
import { findDeliverable, findPromises } from './promise-queries.ts'

type Parts = { config: Config; secret: string; db: Db }

const readCertificate = async (db: Db, id: string) => {
  const certificate = await findForwardCertificate(db, id)
  if (!certificate) throw new DomainError('not_found')
  return certificate
}

export const forwardRoutes = (parts: Parts): Route[] => {
  const { db, config } = parts
  const sender = { publicUrl: config.publicUrl }
  return [
    route(forwardsApi.offers, async ({ query, now }) => ({
      offers: await findForwardOffers(db, query.ids.split(','), now),
    })),
    route(forwardsApi.own, async ({ caller }) => ({ forwards: await findForwards(db, caller.personId) })),
    route(forwardsApi.promised, async ({ caller }) => ({
      milestones: await findPromises(db, caller.personId),
      batches: await findDeliverable(db, caller.personId),
    })),
    idempotentRoute(parts, forwardsApi.deliver, {
      key: 'required',
      decide: async (tx, { params, body, caller, now }) => {
        const { id, against } = await deliverCredits(tx, caller.personId, params.id, body, sender, now)
        await mailDelivery(tx, against, body.quantity, sender)
        return { id }
      },
      finish: async (decision) => decision,
    }),
    route(forwardsApi.certificate, ({ params }) => readCertificate(db, params.id)),
    route(forwardsApi.certificatePdf, async ({ params, reply }) => {
      const pdf = await drawForwardCertificate(await readCertificate(db, params.id), config.publicUrl)
      return attach(reply, 'application/pdf', `forward-${params.id}.pdf`).send(pdf)
    }),
  ]
}
