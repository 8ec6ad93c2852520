import { sharedCertificatesApi } from '@ledgerleaf/contract/shared-certificates'
import { attach } from '../../http/attach.ts'
import { type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { limitPapers } from '../../platform/limit-papers.ts'
import type { Papers } from '../../platform/papers.ts'
import { findChainPlaces } from './chain-place.ts'
import { writeProofFiles } from './proof-files.ts'
import { findSharedCertificate } from './shared-certificate.ts'
import { writeSharedPaper } from './shared-paper.ts'

/** The certificate over all shares of an act, as page, file and paper. */
export const sharedCertificateRoutes = ({
  db,
  config,
  papers,
}: {
  db: Db
  config: Config
  papers: Papers
}): Route[] => {
  const isSandbox = config.payments.provider === 'sandbox'
  const readShared = async (id: string) => {
    const shared = await findSharedCertificate(db, id, isSandbox)
    if (!shared) throw new DomainError('not_found')
    return shared
  }
  return [
    route(sharedCertificatesApi.certificate, ({ params }) => readShared(params.id)),
    route(sharedCertificatesApi.file, async ({ params, reply }) => {
      const { shares } = await readShared(params.id)
      const certificates = shares.flatMap((share) => share.certificates)
      return attach(reply, 'application/json', `certificates-${params.id}.json`).send(
        writeProofFiles(certificates),
      )
    }),
    route(sharedCertificatesApi.pdf, async ({ params, query, request, reply, now }) => {
      await limitPapers(db, request.ip, now)
      const pdf = await papers.draw(async () => {
        const shared = await readShared(params.id)
        const indices = shared.shares.flatMap(({ certificates }) =>
          certificates.map(({ logIndex }) => logIndex),
        )
        const places = await findChainPlaces(db, config.chain, indices)
        const layout = query.layout ?? 'portrait'
        const paper = writeSharedPaper(shared, { publicUrl: config.publicUrl, layout, isSandbox, places })
        if (!paper) throw new DomainError('not_found')
        return paper
      })
      return attach(reply, 'application/pdf', `certificate-${params.id}.pdf`).send(pdf)
    }),
  ]
}
