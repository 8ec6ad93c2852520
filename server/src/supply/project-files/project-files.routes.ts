import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { scoresApi } from '@ledgerleaf/contract/scores'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import { requireTerms } from '../../people/terms/index.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { findOwnProject } from '../projects/index.ts'
import { findScorecards } from '../scores/index.ts'
import { addFoundBlocks } from './add-found-blocks.ts'
import { enterBlock, takeBlockOut, withBlocks } from './change-blocks.ts'
import { decideProposal } from './decide-proposal.ts'
import { importBlocks, previewBlocks } from './import-blocks.ts'
import { sightOf } from './may-see.ts'
import { lockOwnFile } from './own-file.ts'
import { publishBlock } from './publish-block.ts'
import { publishPromise } from './publish-promise.ts'
import { saveFile } from './save-file.ts'
import { startFile } from './start-file.ts'
import { submitFile } from './submit-file.ts'
import { writeTemplate } from './write-template.ts'

const csvBytesMax = 512 * 1024

const requireSeller = ({ roles }: Caller): void => {
  if (!roles.includes('seller'))
    throw new DomainError('forbidden', { message: 'Open a seller account to do this.' })
}

export const projectFileRoutes = ({ db }: { db: Db }): Route[] => [
  route(projectFilesApi.blocksTemplate, async ({ params, caller, reply }) => {
    const project = isId(params.id) ? await findOwnProject(db, caller.organisationId, params.id) : undefined
    if (!project) throw new DomainError('not_found')
    reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', 'attachment; filename="serial-blocks.xlsx"')
    return writeTemplate(project.registry)
  }),
  command(db, projectFilesApi.start, async (tx, { body, caller, now }) => {
    requireSeller(caller)
    return startFile(tx, caller.organisationId, body.name, now)
  }),
  command(db, projectFilesApi.save, async (tx, { params, body, caller, now }) => {
    await saveFile(tx, caller.organisationId, params.id, body, now)
    return done
  }),
  command(db, projectFilesApi.addBlock, (tx, { params, body, caller, now }) =>
    enterBlock(tx, caller.organisationId, params.id, body, now),
  ),
  command(db, projectFilesApi.removeBlock, async (tx, { params, caller, now }) => {
    const { id: projectId, blockId } = params
    await takeBlockOut(tx, caller.organisationId, { projectId, blockId }, now)
    return done
  }),
  {
    ...command(db, projectFilesApi.importBlocks, async (tx, { params, body, caller, now }) => {
      const rows = body.preview
        ? await previewBlocks(tx, await lockOwnFile(tx, caller.organisationId, params.id), body.csv, now)
        : await withBlocks(tx, caller.organisationId, params.id, now, (own) =>
            importBlocks(tx, own, body.csv, now),
          )
      return { added: rows.filter(({ added }) => added).length, rows }
    }),
    bodyBytesMax: csvBytesMax,
  },
  command(db, projectFilesApi.decideProposal, async (tx, { params, body, caller, now }) => {
    await decideProposal(tx, caller.organisationId, params.id, body, now)
    return done
  }),
  command(db, projectFilesApi.addFoundBlocks, async (tx, { params, body, caller, now }) => {
    const rows = await withBlocks(tx, caller.organisationId, params.id, now, (own) =>
      addFoundBlocks(tx, own, body.proposalIds, now),
    )
    return { added: rows.filter(({ added }) => added).length, rows }
  }),
  command(db, projectFilesApi.submit, async (tx, { params, caller, now }) => {
    // An operator's time is spent on people who can be reached.
    if (!caller.emailVerified) throw new DomainError('email_unconfirmed')
    await submitFile(tx, caller.organisationId, params.id, now)
    return done
  }),
  command(db, projectFilesApi.publish, async (tx, { params, body, caller, now }) => {
    const isForward = body.saleType === 'forward'
    await requireTerms(tx, caller.organisationId, isForward ? ['sellers', 'forward'] : ['sellers'])
    const publish = isForward ? publishPromise : publishBlock
    const published = await publish(tx, caller.organisationId, params.id, body, now)
    await announce(tx, { organisationId: caller.organisationId }, { type: 'projects.changed' })
    return published
  }),
  route(scoresApi.ofProject, async ({ params, caller }) => {
    const sight = await sightOf(db, params.id, caller)
    if (sight === 'nothing') throw new DomainError('not_found')
    return findScorecards(db, params.id, sight === 'all')
  }),
]
