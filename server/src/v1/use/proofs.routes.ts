import { certificatesApi } from '@ledgerleaf/contract/v1/certificates'
import { claimsApi } from '@ledgerleaf/contract/v1/claims'
import { attach } from '../../http/attach.ts'
import { type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { limitPapers } from '../../platform/limit-papers.ts'
import type { Papers } from '../../platform/papers.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { judgeDraft } from '../../use/claims/index.ts'
import { drawCertificate, findCertificate, markSandbox } from '../../use/retirements/index.ts'
import { tonnes } from '../shapes/index.ts'

type Parts = { config: Config; db: Db; papers: Papers }

/** The same as for the members of an organisation. */
const checks = { limit: 60, windowSeconds: 60 }

/** What can be proven, and what may be said of it. */
export const proofV1Routes = ({ config, db, papers }: Parts): Route[] => {
  const isSandbox = config.payments.provider === 'sandbox'
  const read = async (id: string) => {
    const certificate = await findCertificate(db, id)
    if (!certificate) throw new DomainError('not_found')
    return markSandbox(certificate, isSandbox)
  }
  return [
    route(certificatesApi.find, async ({ params: { id } }) => {
      const { retirement, state, logIndex, file, verifierKeys, origin, mark } = await read(id)
      return {
        object: 'certificate' as const,
        id,
        livemode: config.livemode,
        status: state,
        quantity: tonnes(retirement.quantity),
        beneficiary: retirement.beneficiary,
        retiredAt: retirement.retiredAt,
        logIndex,
        // A test market has no pages.
        url: `${config.publicUrl}${config.livemode ? '' : '/v1'}/certificates/${id}`,
        pdf: `${config.publicUrl}/v1/certificates/${id}/certificate.pdf`,
        file,
        verifierKeys,
        origin,
        mark: mark ?? null,
      }
    }),
    route(certificatesApi.pdf, async ({ params: { id }, request, reply, now }) => {
      await limitPapers(db, request.ip, now)
      const drawn = { config, papers, db }
      return attach(reply, 'application/pdf', `certificate-${id}.pdf`).send(
        await drawCertificate(drawn, () => read(id), 'portrait'),
      )
    }),
    route(claimsApi.check, async ({ caller, body, now }) => {
      await consume(db, limitKey('checkClaim', caller.organisationId), checks, now)
      return judgeDraft(db, caller.organisationId, body, now)
    }),
  ]
}
