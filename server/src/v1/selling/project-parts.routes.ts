import { tellBacking } from '@ledgerleaf/contract/backing'
import { documentBytesMax, type ProjectDocument } from '@ledgerleaf/contract/documents'
import type { ProjectDetail, SerialBlock } from '@ledgerleaf/contract/project-files'
import { sellerBlocksApi, type V1SellerBlock } from '@ledgerleaf/contract/v1/seller-blocks'
import { sellerDocumentsApi, type V1SellerDocument } from '@ledgerleaf/contract/v1/seller-documents'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type Route, route } from '../../http/route.ts'
import { noteKeyAct } from '../../people/keys/index.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import {
  enterBlock,
  keepDocument,
  type StoredDocument,
  storeDocument,
  takeBlockOut,
  takeDocumentBack,
} from '../../supply/project-files/index.ts'
import { pageOf, tonnes } from '../shapes/index.ts'
import { findOwnDetail } from './own-project.ts'
import type { SellingParts } from './selling-parts.ts'

/** The same as on the page, and counted together with it. */
const uploads = { limit: 60, windowSeconds: 10 * 60 }

const writeBlock = (block: SerialBlock, { id, file }: ProjectDetail): V1SellerBlock => ({
  object: 'block',
  id: block.id,
  project: id,
  vintageStartsOn: block.vintageStartsOn,
  vintageEndsOn: block.vintageEndsOn,
  serialPrefix: block.serialPrefix,
  serialStart: block.serialStart,
  serialEnd: block.serialEnd,
  quantity: tonnes(block.quantity),
  available: block.availableCredits === null ? null : tonnes(block.availableCredits),
  isIssued: block.issued,
  isApproved: block.approved,
  backing: {
    status: block.backing.state,
    reason: block.backing.reason,
    says: tellBacking(file.registry ?? 'its registry', block.backing),
    asOf: block.backing.asOf,
    url: block.backing.url,
  },
})

const writeDocument = ({ byteCount, pageCount, state, ...known }: ProjectDocument): V1SellerDocument => ({
  ...known,
  object: 'document',
  bytes: byteCount,
  pages: pageCount,
  status: state,
})

const found = <Part>(part: Part | undefined): Part => {
  if (part === undefined) throw new DomainError('not_found')
  return part
}

const blockRoutes = (parts: SellingParts): Route[] => {
  const { db, reader } = parts
  return [
    idempotentRoute(parts, sellerBlocksApi.add, {
      key: 'required',
      status: 201,
      decide: async (tx, { caller, params, body, now }) => {
        const { id } = await enterBlock(tx, caller.organisationId, params.id, body, now)
        await noteKeyAct(tx, caller, { did: `entered a serial block of the project ${params.id}` }, now)
        return { id }
      },
      finish: async ({ id }, { caller, params }) => {
        const detail = await findOwnDetail(db, caller.organisationId, params.id)
        return writeBlock(found(detail.blocks.find((block) => block.id === id)), detail)
      },
    }),
    route(sellerBlocksApi.list, async ({ caller, params, query }) => {
      const detail = await findOwnDetail(reader, caller.organisationId, params.id)
      return pageOf(
        detail.blocks.map((block) => writeBlock(block, detail)),
        query,
      )
    }),
    idempotentRoute(parts, sellerBlocksApi.remove, {
      key: 'required',
      decide: async (tx, { caller, params: { id: projectId, block: blockId }, now }) => {
        if (!isId(blockId)) throw new DomainError('not_found')
        await takeBlockOut(tx, caller.organisationId, { projectId, blockId }, now)
        await noteKeyAct(tx, caller, { did: `removed a serial block of the project ${projectId}` }, now)
        return { object: 'block' as const, id: blockId, isDeleted: true as const }
      },
      finish: async (decision) => decision,
    }),
  ]
}

const documentRoutes = (parts: SellingParts): Route[] => {
  const { db, reader } = parts
  // Checked and laid in the store before the transaction, which waits for nobody.
  const sent = new WeakMap<object, StoredDocument>()
  return [
    {
      ...idempotentRoute(parts, sellerDocumentsApi.add, {
        key: 'required',
        status: 201,
        before: async (call) => {
          const { caller, params, query, request } = call
          const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
          const own = { sellerId: caller.organisationId, projectId: params.id }
          sent.set(call, await storeDocument(parts, own, { ...query, bytes }))
        },
        decide: async (tx, call) => {
          const { caller, params, now } = call
          const stored = found(sent.get(call))
          const own = { sellerId: caller.organisationId, projectId: params.id }
          const { id } = await keepDocument(tx, own, stored, now)
          await noteKeyAct(tx, caller, { did: `added the document ${stored.name}` }, now)
          return { id }
        },
        finish: async ({ id }, { caller, params }) => {
          const { documents } = await findOwnDetail(db, caller.organisationId, params.id)
          return writeDocument(found(documents.find((document) => document.id === id)))
        },
      }),
      beforeBody: async ({ program }) => {
        await consume(db, limitKey('document', program?.organisationId ?? ''), uploads, new Date())
      },
      rawBody: true,
      paced: true,
      bodyBytesMax: documentBytesMax,
    },
    route(sellerDocumentsApi.list, async ({ caller, params, query }) => {
      const { documents } = await findOwnDetail(reader, caller.organisationId, params.id)
      return pageOf(documents.map(writeDocument), query)
    }),
    idempotentRoute(parts, sellerDocumentsApi.remove, {
      key: 'required',
      decide: async (tx, { caller, params, now }) => {
        const { documents } = await findOwnDetail(tx, caller.organisationId, params.id)
        const { id, name } = found(documents.find((document) => document.id === params.document))
        await takeDocumentBack(tx, caller.organisationId, id, now)
        await noteKeyAct(tx, caller, { did: `took the document ${name} back` }, now)
        return { object: 'document' as const, id, isDeleted: true as const }
      },
      finish: async (decision) => decision,
    }),
  ]
}

/** What the file of a project rests on: its documents, and the serials it sells from. */
export const projectPartV1Routes = (parts: SellingParts): Route[] => [
  ...blockRoutes(parts),
  ...documentRoutes(parts),
]
