import { Readable } from 'node:stream'
import { ColumnMapping } from '@ledgerleaf/contract/registry-records'
import { registryRecordsApi } from '@ledgerleaf/contract/registry-records-api'
import { forOperators } from '../../http/for-operators.ts'
import { command, done, type Route, route } from '../../http/route.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { inTransaction, liftTimeLimits } from '../../platform/transaction.ts'
import { writeCsv } from '../../platform/write-csv.ts'
import { discardUpload } from './discard-upload.ts'
import { importUpload } from './import-upload.ts'
import { keepUpload } from './keep-upload.ts'
import { lookUp } from './lookup-queries.ts'
import { findPreview } from './preview-queries.ts'
import { receiveFile } from './receive-file.ts'
import { stageFile } from './stage-file.ts'
import { findRegistryFiles, findRegistryStanding } from './standing-queries.ts'
import { findRefusals, findUpload } from './upload-queries.ts'
import { withdrawFile } from './withdraw-file.ts'

/** Whoever is no operator is told so before the first byte of a file. */
const beforeFiles = (made: Route): Route => ({
  ...made,
  beforeBody: ({ caller }) => {
    if (!caller?.roles.includes('operator'))
      throw new DomainError('forbidden', { message: 'Only operators can do this.' })
  },
})

const readColumns = (text: string | undefined): ColumnMapping | undefined => {
  if (text === undefined) return undefined
  try {
    return ColumnMapping.parse(JSON.parse(text))
  } catch {
    throw new DomainError('invalid_input', { field: 'columns', message: 'Say which column holds what' })
  }
}

const refusalsAtOnce = 5000

/** Every refused line, as long as the list is: piece by piece into the answer. */
async function* writeRefusals(
  db: Reader,
  upload: { id: string; kind: Parameters<typeof findRefusals>[1]['kind'] },
) {
  yield writeCsv([['line', 'reason']])
  for (let after = 0; ; ) {
    const refusals = await findRefusals(db, upload, refusalsAtOnce, after)
    if (refusals.length > 0) yield writeCsv(refusals.map(({ line, message }) => [String(line), message]))
    if (refusals.length < refusalsAtOnce) return
    after = refusals.at(-1)?.line ?? after
  }
}

const requirePreview = async (db: Reader, id: string) => {
  const preview = await findPreview(db, id)
  if (!preview) throw new DomainError('not_found')
  return preview
}

const lookUpRoute = (reader: Reader): Route =>
  route(registryRecordsApi.lookup, async ({ query, caller }) => {
    if (!caller.roles.includes('seller') && !caller.roles.includes('operator'))
      throw new DomainError('forbidden', { message: 'Open a seller account to do this.' })
    return { found: await lookUp(reader, query.registry, query.id) }
  })

const operatorRoutes = ({ db, reader }: { db: Db; reader: Reader }): Route[] =>
  [
    route(registryRecordsApi.standing, async () => ({
      registries: await findRegistryStanding(reader),
      files: await findRegistryFiles(reader),
    })),
    {
      ...route(registryRecordsApi.upload, async ({ query, caller, request, now }) => {
        const about = { ...query, columns: readColumns(query.columns), uploadedBy: caller.personId }
        const id = await receiveFile(request, async (name, bytes) => {
          const staged = await stageFile(db, bytes, about, now)
          await inTransaction(db, async (tx) => {
            await liftTimeLimits(tx)
            await keepUpload(tx, staged, { ...about, name }, now)
          })
          return staged.id
        })
        return requirePreview(reader, id)
      }),
      form: true as const,
    },
    route(registryRecordsApi.preview, ({ params }) => requirePreview(reader, params.id)),
    route(registryRecordsApi.refusals, async ({ params, reply }) => {
      const upload = await findUpload(reader, params.id)
      if (!upload) throw new DomainError('not_found')
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="ledgerleaf-refused-lines.csv"')
      return Readable.from(writeRefusals(reader, upload))
    }),
    command(db, registryRecordsApi.confirm, async (tx, { params, caller, now }) => {
      await liftTimeLimits(tx)
      return { repeated: (await importUpload(tx, params.id, caller.personId, now)) === null }
    }),
    command(db, registryRecordsApi.discard, async (tx, { params }) => {
      await discardUpload(tx, params.id)
      return done
    }),
  ].map(beforeFiles)

const withdrawRoute = (db: Db): Route =>
  forOperators(
    command(db, registryRecordsApi.withdraw, async (tx, { params, body, caller, now }) => {
      await liftTimeLimits(tx)
      await withdrawFile(tx, params.id, { operatorId: caller.personId, reason: body.reason }, now)
      return done
    }),
  )

export const registryRecordRoutes = (parts: { db: Db; reader: Reader }): Route[] => [
  lookUpRoute(parts.reader),
  ...operatorRoutes(parts),
  withdrawRoute(parts.db),
]
