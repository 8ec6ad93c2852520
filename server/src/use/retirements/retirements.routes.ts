import type { PaperLayout } from '@ledgerleaf/contract/paper-layout'
import { holdingsPerPage, retirementsApi, retirementsPerPage } from '@ledgerleaf/contract/retirements'
import { attach } from '../../http/attach.ts'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type Route, route } from '../../http/route.ts'
import { countAlone, refuseAlone } from '../../people/approvals/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { limitPapers } from '../../platform/limit-papers.ts'
import type { Papers } from '../../platform/papers.ts'
import { findCertificate } from './certificate-queries.ts'
import { findChainPlaces } from './chain-place.ts'
import { findCommonCertificate } from './common-certificate.ts'
import { writeCommonPaper } from './common-paper.ts'
import { drawCertificate } from './draw-certificate.ts'
import { findHoldingPage } from './holding-queries.ts'
import { mailCertificates } from './mail-certificates.ts'
import { markSandbox } from './mark-sandbox.ts'
import { noteRetired } from './note-retired.ts'
import { notYetLogged, writeProofFiles } from './proof-files.ts'
import { retireCredits } from './retire-credits.ts'
import { retireWish } from './retire-wish.ts'
import { findRetirementPage } from './retirement-queries.ts'
import { sharedCertificateRoutes } from './shared-certificates.routes.ts'

type RetirementParts = { db: Db; config: Config; secret: string; papers: Papers }

export const retirementRoutes = ({ db, config, secret, papers }: RetirementParts): Route[] => {
  const isSandbox = config.payments.provider === 'sandbox'
  const readCertificate = async (id: string) => {
    const certificate = await findCertificate(db, id)
    if (!certificate) throw new DomainError('not_found')
    return markSandbox(certificate, isSandbox)
  }
  const readCommon = async (id: string) => {
    const certificate = await findCommonCertificate(db, id, isSandbox)
    if (!certificate) throw new DomainError('not_found')
    return certificate
  }
  const drawnAs = (layout: PaperLayout = 'portrait') => ({
    publicUrl: config.publicUrl,
    layout,
    isSandbox,
  })
  return [
    route(retirementsApi.holdings, ({ caller, query }) =>
      findHoldingPage(db, caller.organisationId, { ...query, limit: holdingsPerPage }),
    ),
    route(retirementsApi.list, ({ caller, query: { before = null } }) =>
      findRetirementPage(db, caller.organisationId, { before, limit: retirementsPerPage }),
    ),
    idempotentRoute({ config, secret, db }, retirementsApi.retire, {
      key: 'required',
      decide: async (tx, { body: { isUnderstood: _, ...wish }, caller, now }) => {
        const { organisationId, personId } = caller
        const { quantity: retiredTonnes, beneficiary } = wish
        await refuseAlone(tx, caller, { retiredTonnes })
        const { id } = await retireCredits(tx, organisationId, { ...wish, madeBy: personId }, now)
        await countAlone(tx, { organisationId, personId, actId: id, retiredTonnes })
        await noteRetired(tx, caller, { id, tonnes: retiredTonnes, beneficiary }, now)
        await mailCertificates(tx, caller.email, [id], now)
        return { id }
      },
      finish: async (decision) => decision,
    }),
    idempotentRoute({ config, secret, db }, retirementsApi.retireTogether, {
      key: 'required',
      decide: async (tx, { body, caller, now }) => {
        const { organisationId, personId } = caller
        const retiredTonnes = body.lines.reduce((sum, { quantity }) => sum + quantity, 0)
        await refuseAlone(tx, caller, { retiredTonnes })
        const id = await retireWish(tx, caller, body, caller.email, now)
        await countAlone(tx, { organisationId, personId, actId: id, retiredTonnes })
        await noteRetired(tx, caller, { id, tonnes: retiredTonnes, beneficiary: body.beneficiary }, now)
        return { id }
      },
      finish: async (decision) => decision,
    }),
    route(retirementsApi.commonCertificate, ({ params }) => readCommon(params.id)),
    route(retirementsApi.commonCertificateFile, async ({ params, reply }) => {
      const { certificates } = await readCommon(params.id)
      return attach(reply, 'application/json', `certificates-${params.id}.json`).send(
        writeProofFiles(certificates),
      )
    }),
    route(retirementsApi.commonCertificatePdf, async ({ params, query, request, reply, now }) => {
      await limitPapers(db, request.ip, now)
      const pdf = await papers.draw(async () => {
        const common = await readCommon(params.id)
        const indices = common.certificates.map(({ logIndex }) => logIndex)
        const places = await findChainPlaces(db, config.chain, indices)
        const paper = writeCommonPaper(common, { ...drawnAs(query.layout), places })
        if (!paper) throw new DomainError('not_found')
        return paper
      })
      return attach(reply, 'application/pdf', `certificate-${params.id}.pdf`).send(pdf)
    }),
    ...sharedCertificateRoutes({ db, config, papers }),
    route(retirementsApi.certificate, ({ params }) => readCertificate(params.id)),
    route(retirementsApi.certificateFile, async ({ params, reply }) => {
      const { file } = await readCertificate(params.id)
      if (!file) throw new DomainError('not_found', { message: notYetLogged })
      return attach(reply, 'application/json', `certificate-${params.id}.json`).send(
        JSON.stringify(file, null, 2),
      )
    }),
    route(retirementsApi.certificatePdf, async ({ params, query, request, reply, now }) => {
      await limitPapers(db, request.ip, now)
      const read = () => readCertificate(params.id)
      const pdf = await drawCertificate({ config, db, papers }, read, query.layout ?? 'portrait')
      return attach(reply, 'application/pdf', `certificate-${params.id}.pdf`).send(pdf)
    }),
  ]
}
