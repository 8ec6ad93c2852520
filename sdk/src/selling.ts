import { pagesOf } from './pages.ts'
import type { CallOptions, ChangeOptions, Send } from './send.ts'
import type { BodyOf, QueryOf } from './types.ts'

type Document = { file: Blob; fileName: string; kind: QueryOf<'postSellerProjectsByIdDocuments'>['kind'] }

/** What the organisation sells: its projects with their papers and serials. */
const projects = (send: Send) => ({
  sellerProjects: {
    create: (body: BodyOf<'postSellerProjects'>, options?: ChangeOptions) =>
      send('postSellerProjects', { body }, options),
    list: (query?: QueryOf<'getSellerProjects'>, options?: CallOptions) =>
      pagesOf(send, 'getSellerProjects', { query }, options),
    get: (id: string, options?: CallOptions) => send('getSellerProjectsById', { params: { id } }, options),
    update: (id: string, body: BodyOf<'patchSellerProjectsById'>, options?: ChangeOptions) =>
      send('patchSellerProjectsById', { params: { id }, body }, options),
    submit: (id: string, options?: ChangeOptions) =>
      send('postSellerProjectsByIdSubmit', { params: { id } }, options),
    documents: {
      create: (id: string, { file, fileName, kind }: Document, options?: ChangeOptions) =>
        send(
          'postSellerProjectsByIdDocuments',
          { params: { id }, query: { kind, name: fileName }, bytes: file },
          options,
        ),
      list: (id: string, query?: QueryOf<'getSellerProjectsByIdDocuments'>, options?: CallOptions) =>
        pagesOf(send, 'getSellerProjectsByIdDocuments', { params: { id }, query }, options),
      delete: (id: string, document: string, options?: ChangeOptions) =>
        send('deleteSellerProjectsByIdDocumentsByDocument', { params: { id, document } }, options),
    },
    blocks: {
      create: (id: string, body: BodyOf<'postSellerProjectsByIdBlocks'>, options?: ChangeOptions) =>
        send('postSellerProjectsByIdBlocks', { params: { id }, body }, options),
      list: (id: string, query?: QueryOf<'getSellerProjectsByIdBlocks'>, options?: CallOptions) =>
        pagesOf(send, 'getSellerProjectsByIdBlocks', { params: { id }, query }, options),
      delete: (id: string, block: string, options?: ChangeOptions) =>
        send('deleteSellerProjectsByIdBlocksByBlock', { params: { id, block } }, options),
    },
  },
})

/** What it has on sale, has promised and has earned. */
const sales = (send: Send) => ({
  sellerListings: {
    create: (body: BodyOf<'postSellerListings'>, options?: ChangeOptions) =>
      send('postSellerListings', { body }, options),
    list: (query?: QueryOf<'getSellerListings'>, options?: CallOptions) =>
      pagesOf(send, 'getSellerListings', { query }, options),
    get: (id: string, options?: CallOptions) => send('getSellerListingsById', { params: { id } }, options),
    update: (id: string, body: BodyOf<'patchSellerListingsById'>, options?: ChangeOptions) =>
      send('patchSellerListingsById', { params: { id }, body }, options),
    withdraw: (id: string, options?: ChangeOptions) =>
      send('postSellerListingsByIdWithdraw', { params: { id } }, options),
  },
  sellerDeliveries: {
    /** The dates that are open, the nearest first. */
    due: (query?: QueryOf<'getSellerDeliveriesDue'>, options?: CallOptions) =>
      pagesOf(send, 'getSellerDeliveriesDue', { query }, options),
    /** What could be delivered from today. */
    blocks: (query?: QueryOf<'getSellerDeliveriesBlocks'>, options?: CallOptions) =>
      pagesOf(send, 'getSellerDeliveriesBlocks', { query }, options),
    list: (query?: QueryOf<'getSellerDeliveries'>, options?: CallOptions) =>
      pagesOf(send, 'getSellerDeliveries', { query }, options),
    create: (body: BodyOf<'postSellerDeliveries'>, options?: ChangeOptions) =>
      send('postSellerDeliveries', { body }, options),
  },
  sellerStatement: {
    get: (options?: CallOptions) => send('getSellerStatement', {}, options),
    movements: (query?: QueryOf<'getSellerStatementMovements'>, options?: CallOptions) =>
      pagesOf(send, 'getSellerStatementMovements', { query }, options),
  },
})

export const selling = (send: Send) => ({ ...projects(send), ...sales(send) })
