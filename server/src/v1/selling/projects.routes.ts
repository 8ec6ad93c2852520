import type { ProjectDetail, ProjectSummary } from '@ledgerleaf/contract/project-files'
import {
  sellerProjectsApi,
  type V1SellerProject,
  type V1WholeSellerProject,
} from '@ledgerleaf/contract/v1/seller-projects'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type Route, route } from '../../http/route.ts'
import { noteKeyAct } from '../../people/keys/index.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { saveFile, startFile, submitFile } from '../../supply/project-files/index.ts'
import { findSellerProjects } from '../../views/seller-projects/index.ts'
import { pageOf } from '../shapes/index.ts'
import { findOwnDetail } from './own-project.ts'
import { requireSeller, type SellingParts } from './selling-parts.ts'

const writeProject = (known: ProjectSummary): V1SellerProject => ({
  object: 'seller_project',
  id: known.id,
  name: known.name,
  status: known.review,
  progress: known.progress,
  steps: known.steps,
  score: known.score,
})

const writeWhole = (known: ProjectDetail): V1WholeSellerProject => ({
  ...writeProject(known),
  file: known.file,
  isApproved: known.isApproved,
  reviewReason: known.reviewReason,
  submittedAt: known.submittedAt,
  checklist: known.checklist,
})

/** The projects an organisation sells from, for its programs. */
export const sellerProjectV1Routes = (parts: SellingParts): Route[] => {
  const { db, reader } = parts
  const show = async (from: Reader, sellerId: string, id: string) =>
    writeWhole(await findOwnDetail(from, sellerId, id))
  return [
    idempotentRoute(parts, sellerProjectsApi.start, {
      key: 'required',
      status: 201,
      decide: async (tx, { caller, body, now }) => {
        requireSeller(caller)
        await noteKeyAct(tx, caller, { did: `started the file of ${body.name}` }, now)
        return startFile(tx, caller.organisationId, body.name, now)
      },
      finish: ({ id }, { caller }) => show(db, caller.organisationId, id),
    }),
    route(sellerProjectsApi.list, async ({ caller, query }) =>
      pageOf((await findSellerProjects(reader, caller.organisationId)).map(writeProject), query),
    ),
    route(sellerProjectsApi.find, ({ caller, params }) => show(reader, caller.organisationId, params.id)),
    idempotentRoute(parts, sellerProjectsApi.change, {
      key: 'required',
      decide: async (tx, { caller, params: { id }, body, now }) => {
        await saveFile(tx, caller.organisationId, id, body, now)
        await noteKeyAct(tx, caller, { did: `changed the file of the project ${id}` }, now)
        return { id }
      },
      finish: ({ id }, { caller }) => show(db, caller.organisationId, id),
    }),
    idempotentRoute(parts, sellerProjectsApi.submit, {
      key: 'required',
      decide: async (tx, { caller, params: { id }, now }) => {
        await findOwnDetail(tx, caller.organisationId, id)
        // An operator's time is spent on people who can be reached.
        if (!caller.emailVerified) throw new DomainError('email_unconfirmed')
        await submitFile(tx, caller.organisationId, id, now)
        await noteKeyAct(tx, caller, { did: `handed the project ${id} to review` }, now)
        return { id }
      },
      finish: ({ id }, { caller }) => show(db, caller.organisationId, id),
    }),
  ]
}
