import { forwardsApi } from '@ledgerleaf/contract/forwards'
import { attach } from '../../http/attach.ts'
import { type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findForwardCertificate } from './certificate-queries.ts'
import { drawForwardCertificate } from './draw-forward-certificate.ts'
import { findForwards } from './forward-queries.ts'
import { findDeliverable, findPromises } from './promise-queries.ts'

const readCertificate = async (db: Reader, id: string) => {
  const certificate = await findForwardCertificate(db, id)
  if (!certificate) throw new DomainError('not_found')
  return certificate
}

/** What was bought forward and what is owed, for buyers, sellers and whoever has a certificate. */
export const forwardPageRoutes = ({ config, db }: { config: Config; db: Reader }): Route[] => [
  route(forwardsApi.own, async ({ caller }) => ({ forwards: await findForwards(db, caller.personId) })),
  route(forwardsApi.promised, async ({ caller }) => ({
    milestones: await findPromises(db, caller.personId),
    blocks: await findDeliverable(db, caller.personId),
  })),
  route(forwardsApi.certificate, ({ params }) => readCertificate(db, params.id)),
  route(forwardsApi.certificatePdf, async ({ params, reply }) => {
    const pdf = await drawForwardCertificate(await readCertificate(db, params.id), config.publicUrl)
    return attach(reply, 'application/pdf', `forward-${params.id}.pdf`).send(pdf)
  }),
]
