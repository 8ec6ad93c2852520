import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { cosign } from '@ledgerleaf/provenance/cosignature'
import { judgeCheckpoint, type WatchedLog } from '@ledgerleaf/provenance/judge-checkpoint'
import { type NoteSigner, writeWitnessKey } from '@ledgerleaf/provenance/note-key'
import type { WitnessFolder } from './witness-folder.ts'

const bodyBytesMax = 100_000
const requestMsMax = 10_000

type Reply = { status: number; type?: string; text: string }
type Parts = {
  signer: NoteSigner
  logs: readonly WatchedLog[]
  folder: WitnessFolder
  /** A line for whoever runs it. */
  tell: (line: string) => void
  now?: () => Date
}

const readBody = async (request: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > bodyBytesMax) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const answerCheckpoint = async (
  { signer, logs, folder, tell, now = () => new Date() }: Parts,
  body: string,
): Promise<Reply> => {
  const judged = await judgeCheckpoint(body, logs, folder.seen)
  if (judged.status === 409) return { status: 409, type: 'text/x.tlog.size', text: `${judged.size}\n` }
  if (judged.status !== 200) {
    if (judged.status === 422)
      tell(`ALARM: a state that did not grow from the one seen last was refused. ${judged.reason}\n${body}`)
    return { status: judged.status, text: `${judged.reason}\n` }
  }
  const line = await cosign(judged.text, signer, now())
  folder.keep(judged.origin, `${judged.text}\n${judged.signatures}${line}`)
  return { status: 200, text: line }
}

const describe = ({ signer, logs }: Parts): string =>
  [
    'A witness of transparency logs (c2sp.org/tlog-witness).',
    `Key: ${writeWitnessKey(signer)}`,
    ...logs.map(({ origin }) => `Looks at: ${origin}`),
    '',
  ].join('\n')

/** A witness over HTTP: it signs states of the logs it was told about, and shows the newest of each to anyone. */
export const serveWitness = (parts: Parts): Server => {
  // One after another: between looking at the last state and keeping the next nobody else may come.
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<Reply>): Promise<Reply> => {
    const mine = turn.then(work)
    turn = mine.catch(() => undefined)
    return mine
  }
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { method, url = '/' } = request
    const [, hash] = /^\/([0-9a-f]{64})\/checkpoint$/.exec(url) ?? []
    if (method === 'POST' && url === '/add-checkpoint') {
      const body = await readBody(request)
      if (body === null) return { status: 413, text: 'The request is too long.\n' }
      return inTurn(() => answerCheckpoint(parts, body))
    }
    if (method !== 'GET') return { status: 405, text: 'This witness answers to add-checkpoint.\n' }
    if (url === '/') return { status: 200, text: describe(parts) }
    const note = hash ? parts.folder.read(hash) : null
    return note === null ? { status: 404, text: 'There is nothing here.\n' } : { status: 200, text: note }
  }
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    answer(request)
      .catch((error: unknown): Reply => {
        parts.tell(`A request failed: ${error instanceof Error ? error.message : error}`)
        return { status: 500, text: 'This witness could not keep what it saw, and signed nothing.\n' }
      })
      .then(({ status, type = 'text/plain; charset=utf-8', text }) =>
        response.writeHead(status, { 'content-type': type }).end(text),
      )
  })
  server.requestTimeout = requestMsMax
  return server
}
