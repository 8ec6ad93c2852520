import { disclosuresApi } from '@ledgerleaf/contract/disclosures'
import { type Caller, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { maySee } from '../../supply/project-files/index.ts'
import { readDisclosureData } from './disclosure-data.ts'
import { drawDisclosure } from './draw-disclosure.ts'
import { writeDisclosure } from './write-disclosure.ts'

export const disclosureRoutes = ({ db, config }: { db: Reader; config: Config }): Route[] => {
  const read = async (id: string, listing: string | undefined, caller: Caller | null, now: Date) => {
    const data = (await maySee(db, id, caller)) ? await readDisclosureData(db, id, listing) : null
    if (!data) throw new DomainError('not_found')
    return writeDisclosure(data, now)
  }
  return [
    route(disclosuresApi.read, ({ params, query, caller, now }) =>
      read(params.id, query.listing, caller, now),
    ),
    route(disclosuresApi.pdf, async ({ params, query, caller, now, reply }) => {
      const pdf = await drawDisclosure(await read(params.id, query.listing, caller, now), config.publicUrl)
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', 'attachment; filename="ab1305-seller-disclosure.pdf"')
        .send(pdf)
    }),
  ]
}
