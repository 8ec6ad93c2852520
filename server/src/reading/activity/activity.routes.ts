import { activityApi } from '@ledgerleaf/contract/activity'
import { command, done, type Route, route } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { findInventories, findInventory, findVersion } from './activity-queries.ts'
import { finishInventory } from './finish-inventory.ts'
import { holdInventory } from './hold-inventory.ts'
import { beginInventory, removeInventory, saveInventory } from './save-inventory.ts'
import { readRows } from './upload-rows.ts'

const uploadsOfOneOrganisation = { limit: 60, windowSeconds: 10 * 60 }
const templatesForOneNetwork = { limit: 60, windowSeconds: 10 * 60 }
// Two thousand lines with everything said on each.
const bodyBytesMax = 6 * 1024 * 1024

const templates = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export const activityRoutes = ({ db }: { db: Db }): Route[] => [
  route(activityApi.list, async ({ caller }) => ({
    inventories: await findInventories(db, caller.organisationId),
  })),
  route(activityApi.read, ({ caller, params }) => findInventory(db, caller.organisationId, params.id)),
  route(activityApi.version, ({ caller, params }) => findVersion(db, caller.organisationId, params)),
  route(activityApi.begin, async ({ caller, body, now }) => {
    await consume(db, limitKey('begin-activity', caller.organisationId), uploadsOfOneOrganisation, now)
    return inTransaction(db, (tx) => beginInventory(tx, caller.organisationId, body, now))
  }),
  {
    ...command(db, activityApi.save, (tx, { caller, params, body, now }) =>
      saveInventory(tx, caller.organisationId, params.id, body, now),
    ),
    bodyBytesMax,
  },
  {
    ...route(activityApi.upload, async ({ caller, params, body, now }) => {
      const { organisationId } = caller
      await consume(db, limitKey('upload-activity', organisationId), uploadsOfOneOrganisation, now)
      return inTransaction(db, async (tx) => {
        const held = await holdInventory(tx, organisationId, params.id, body.seenRevision)
        const { lines, ...notes } = readRows(body.csv, held, now)
        await saveInventory(
          tx,
          organisationId,
          params.id,
          { ...held, lines: [...held.lines, ...lines], seenRevision: held.revision },
          now,
        )
        return {
          ...notes,
          added: lines.length,
          inventory: await findInventory(tx, organisationId, params.id),
        }
      })
    }),
    bodyBytesMax,
  },
  command(db, activityApi.finish, async (tx, { caller, params, body, now }) => ({
    analysisId: await finishInventory(tx, caller, params.id, body.seenRevision, now),
  })),
  command(db, activityApi.remove, async (tx, { caller, params }) => {
    await removeInventory(tx, caller.organisationId, params.id)
    return done
  }),
  route(activityApi.template, async ({ query: { format }, request, reply, now }) => {
    await consume(db, limitKey('activity-template', callerNetwork(request.ip)), templatesForOneNetwork, now)
    // The library that writes workbooks is loaded with the first person who asks.
    const { writeCsvTemplate, writeXlsxTemplate } = await import('./write-template.ts')
    return reply
      .header('content-disposition', `attachment; filename="activity-data-template.${format}"`)
      .type(templates[format])
      .send(format === 'csv' ? writeCsvTemplate() : await writeXlsxTemplate())
  }),
]
