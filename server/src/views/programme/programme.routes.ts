import { programmeApi } from '@ledgerleaf/contract/programme'
import { type Route, route } from '../../http/route.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { findChosenFootprints } from '../../reading/programme/index.ts'
import { findProgramme } from './find-programme.ts'
import { programmeWriters } from './write-programme.ts'

const exportsForOneOrganisation = { limit: 60, windowSeconds: 10 * 60 }

export const programmePageRoutes = ({ db, reader }: { db: Db; reader: Reader }): Route[] => [
  route(programmeApi.read, ({ caller }) => findProgramme(reader, caller.organisationId)),
  route(programmeApi.footprints, ({ caller }) => findChosenFootprints(reader, caller.organisationId)),
  route(programmeApi.export, async ({ caller, query: { format }, reply, now }) => {
    const key = limitKey('programme-export', caller.organisationId)
    await consume(db, key, exportsForOneOrganisation, now)
    const { type, write } = programmeWriters[format]
    return reply
      .header('content-disposition', `attachment; filename="ledgerleaf-programme.${format}"`)
      .type(type)
      .send(await write(await findProgramme(reader, caller.organisationId)))
  }),
]
