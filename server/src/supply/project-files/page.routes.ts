import { documentsApi } from '@ledgerleaf/contract/documents'
import { type Caller, type Route, route } from '../../http/route.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import type { Store } from '../../platform/store/open-store.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { turnstile } from '../../reading/analysis/index.ts'
import {
  drawApart,
  findBoxes,
  findDocument,
  findDocumentBytes,
  findPage,
  findPicture,
  findQuoteBoxes,
  keepLayout,
  keepPicture,
  type PageLayout,
  readApart,
} from '../documents/index.ts'
import { documentsSeen } from './may-see.ts'

const drawingsForOneNetwork = { limit: 120, windowSeconds: 10 * 60 }

// Somebody else's document never runs anything on our pages.
const sandboxed = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

export const requireVisible = async (db: Reader, documentId: string, caller: Caller | null) => {
  const document = await findDocument(db, documentId)
  if (!document) throw new DomainError('not_found')
  const isSeen = await documentsSeen(db, document.projectId, caller)
  if (!isSeen(documentId)) throw new DomainError('not_found')
  return document
}

type Seen = Awaited<ReturnType<typeof requireVisible>>

/** A page of a document: its words, and of a PDF its picture, drawn once somebody looks. */
export const pageRoutes = ({ db, store }: { db: Db; store: Store }): Route[] => {
  const pass = turnstile()

  /** A page that was read before places were kept is read again, and its words are left as they are. */
  const findLayout = async (document: Seen, page: number): Promise<PageLayout | null> => {
    const bytes = await findDocumentBytes({ db, store }, document.id)
    const reading = bytes && (await pass(() => readApart(document.name, bytes)))
    if (!reading || 'refused' in reading) return null
    await inTransaction(db, (tx) => keepLayout(tx, document.id, reading.pages))
    return reading.pages.find((one) => one.page === page)?.layout ?? null
  }

  const draw = async ({ id }: Seen, page: number): Promise<Buffer> => {
    const bytes = await findDocumentBytes({ db, store }, id)
    if (!bytes) throw new DomainError('not_found')
    const png = await pass(() => drawApart(bytes, page))
    await inTransaction(db, (tx) => keepPicture(tx, id, page, png))
    return png
  }

  const countDrawing = (ip: string, now: Date) =>
    consume(db, limitKey('draw', callerNetwork(ip)), drawingsForOneNetwork, now)

  return [
    route(documentsApi.page, async ({ params: { id, page }, query: { quote }, caller, request, now }) => {
      const document = await requireVisible(db, id, caller)
      const found = await findPage(db, document.id, page)
      if (!found) throw new DomainError('not_found')
      const { name, kind, pageCount, format } = document
      // The words of a letter or a sheet have places too, but no page that could be drawn.
      let layout = format === 'pdf' ? found.layout : null
      if (format === 'pdf' && !layout) {
        await countDrawing(request.ip, now)
        layout = await findLayout(document, page)
      }
      const { width = 0, height = 0, lines = [] } = layout ?? {}
      const known = layout && quote ? await findQuoteBoxes(db, document.id, page, quote) : []
      const boxes = known.length > 0 || !quote ? known : findBoxes(lines, quote)
      return {
        documentId: document.id,
        name,
        kind,
        page,
        pageCount: pageCount ?? page,
        text: found.text,
        picture: layout && { width, height, boxes },
      }
    }),
    route(documentsApi.picture, async ({ params: { id, page }, caller, request, reply, now }) => {
      const document = await requireVisible(db, id, caller)
      if (document.format !== 'pdf' || !(await findPage(db, document.id, page)))
        throw new DomainError('not_found')
      let png = await findPicture(db, document.id, page)
      if (!png) {
        await countDrawing(request.ip, now)
        png = await draw(document, page)
      }
      return reply
        .headers({ ...sandboxed, 'cache-control': 'private, max-age=86400, immutable' })
        .type('image/png')
        .send(png)
    }),
  ]
}
