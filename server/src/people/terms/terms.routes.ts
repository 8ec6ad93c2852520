import { termsApi } from '@ledgerleaf/contract/terms'
import type { TermsDocument } from '@ledgerleaf/contract/terms-words'
import { command, done, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Papers } from '../../platform/papers.ts'
import { acceptTerms } from './accept-terms.ts'
import { writeTermsPaper } from './terms-paper.ts'
import { findStanding, findText } from './terms-queries.ts'

type Parts = { config: Config; db: Db; reader: Reader; papers: Papers }

export const termsRoutes = ({ config, db, reader, papers }: Parts): Route[] => {
  const open = async ({ document, version }: { document: TermsDocument; version?: string }) => {
    const found = await findText(reader, document, version === undefined ? null : Number(version))
    if (!found) throw new DomainError('not_found')
    return found
  }
  return [
    route(termsApi.current, async ({ params }) => (await open(params)).shown),
    route(termsApi.version, async ({ params }) => (await open(params)).shown),
    route(termsApi.plain, async ({ params, reply }) => {
      const { row } = await open(params)
      return reply.type('text/plain; charset=utf-8').send(row.text)
    }),
    route(termsApi.paper, async ({ params, reply }) => {
      const { shown } = await open(params)
      return reply
        .type('application/pdf')
        .header(
          'content-disposition',
          `inline; filename="ledgerleaf-terms-${shown.document}-${shown.version}.pdf"`,
        )
        .send(await papers.draw(async () => writeTermsPaper(shown, config.publicUrl)))
    }),
    route(termsApi.own, async ({ caller }) => ({
      standing: await findStanding(reader, caller.organisationId),
    })),
    command(db, termsApi.accept, async (tx, { body, caller, now }) => {
      await acceptTerms(tx, caller.organisationId, body, now)
      return done
    }),
  ]
}
