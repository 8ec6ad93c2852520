import { retirementsApi } from '@ledgerleaf/contract/retirements'
import { attach } from '../../http/attach.ts'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { limitPapers } from '../../platform/limit-papers.ts'
import type { Papers } from '../../platform/papers.ts'
import { writeCertificatePaper } from './certificate-paper.ts'
import { findCertificate } from './certificate-queries.ts'
import { retireCredits } from './retire-credits.ts'
import { findHoldings, findRetirements } from './retirement-queries.ts'

const readCertificate = async (db: Db, id: string) => {
  const certificate = await findCertificate(db, id)
  if (!certificate) throw new DomainError('not_found')
  return certificate
}

type RetirementParts = { db: Db; config: Config; secret: string; papers: Papers }

export const retirementRoutes = ({ db, config, secret, papers }: RetirementParts): Route[] => [
  route(retirementsApi.holdings, async ({ caller }) => ({
    holdings: await findHoldings(db, caller.personId),
  })),
  route(retirementsApi.list, async ({ caller }) => ({
    retirements: await findRetirements(db, caller.personId),
  })),
  idempotentRoute({ config, secret, db }, retirementsApi.retire, {
    key: 'required',
    decide: (tx, { body: { isUnderstood: _, ...wish }, caller, now }) =>
      retireCredits(tx, caller.personId, wish, now).then(({ id }) => ({ id })),
    finish: async (decision) => decision,
  }),
  route(retirementsApi.certificate, ({ params }) => readCertificate(db, params.id)),
  route(retirementsApi.certificateFile, async ({ params, reply }) => {
    const { file } = await readCertificate(db, params.id)
    if (!file)
      throw new DomainError('not_found', { message: 'The log has not taken this retirement up yet.' })
    return attach(reply, 'application/json', `certificate-${params.id}.json`).send(
      JSON.stringify(file, null, 2),
    )
  }),
  route(retirementsApi.certificatePdf, async ({ params, query, request, reply, now }) => {
    await limitPapers(db, request.ip, now)
    const pdf = await papers.draw(async () =>
      writeCertificatePaper(await readCertificate(db, params.id), {
        publicUrl: config.publicUrl,
        layout: query.layout ?? 'portrait',
        isSandbox: config.payments.provider === 'sandbox',
      }),
    )
    return attach(reply, 'application/pdf', `certificate-${params.id}.pdf`).send(pdf)
  }),
]
