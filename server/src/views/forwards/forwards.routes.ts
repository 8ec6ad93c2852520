import { forwardsApi } from '@ledgerleaf/contract/forwards'
import { attach } from '../../http/attach.ts'
import { type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { limitPapers } from '../../platform/limit-papers.ts'
import type { Papers } from '../../platform/papers.ts'
import { findForwardCertificate } from './certificate-queries.ts'
import { writeForwardPaper } from './forward-paper.ts'
import { findForwards } from './forward-queries.ts'
import { findDeliverable, findPromises } from './promise-queries.ts'

const readCertificate = async (db: Reader, id: string) => {
  const certificate = await findForwardCertificate(db, id)
  if (!certificate) throw new DomainError('not_found')
  return certificate
}

type ForwardParts = { config: Config; db: Db; reader: Reader; papers: Papers }

/** What was bought forward and what is owed, for buyers, sellers and whoever has a certificate. */
export const forwardPageRoutes = ({ config, db, reader, papers }: ForwardParts): Route[] => [
  route(forwardsApi.own, async ({ caller }) => ({
    forwards: await findForwards(reader, caller.organisationId),
  })),
  route(forwardsApi.promised, async ({ caller }) => ({
    milestones: await findPromises(reader, caller.organisationId),
    blocks: await findDeliverable(reader, caller.organisationId),
  })),
  route(forwardsApi.certificate, ({ params }) => readCertificate(reader, params.id)),
  route(forwardsApi.certificatePdf, async ({ params, query, request, reply, now }) => {
    await limitPapers(db, request.ip, now)
    const pdf = await papers.draw(async () =>
      writeForwardPaper(await readCertificate(reader, params.id), {
        publicUrl: config.publicUrl,
        layout: query.layout ?? 'portrait',
        isSandbox: config.payments.provider === 'sandbox',
      }),
    )
    return attach(reply, 'application/pdf', `forward-${params.id}.pdf`).send(pdf)
  }),
]
