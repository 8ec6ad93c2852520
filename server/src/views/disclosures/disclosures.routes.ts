import { disclosuresApi } from '@ledgerleaf/contract/disclosures'
import { type Caller, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { limitPapers } from '../../platform/limit-papers.ts'
import type { Papers } from '../../platform/papers.ts'
import { maySee } from '../../supply/project-files/index.ts'
import { readDisclosureData } from './disclosure-data.ts'
import { writeDisclosurePaper } from './disclosure-paper.ts'
import { writeDisclosure } from './write-disclosure.ts'

type DisclosureParts = { db: Db; reader: Reader; config: Config; papers: Papers }

export const disclosureRoutes = ({ db, reader, config, papers }: DisclosureParts): Route[] => {
  const read = async (id: string, listing: string | undefined, caller: Caller | null, now: Date) => {
    const data = (await maySee(reader, id, caller)) ? await readDisclosureData(reader, id, listing) : null
    if (!data) throw new DomainError('not_found')
    return writeDisclosure(data, now)
  }
  return [
    route(disclosuresApi.read, ({ params, query, caller, now }) =>
      read(params.id, query.listing, caller, now),
    ),
    route(disclosuresApi.pdf, async ({ params, query, caller, now, request, reply }) => {
      await limitPapers(db, request.ip, now)
      const pdf = await papers.draw(async () =>
        writeDisclosurePaper(await read(params.id, query.listing, caller, now), config.publicUrl),
      )
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', 'attachment; filename="ab1305-seller-disclosure.pdf"')
        .send(pdf)
    }),
  ]
}
