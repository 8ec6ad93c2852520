import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ModelConfig } from '../platform/config.ts'

type Body = {
  messages: {
    role: string
    content: string | { type: string; text?: string; image_url?: { url: string } }[]
  }[]
  response_format: { type: string; json_schema?: { schema: object; strict: boolean } }
  max_tokens: number
}
export type AskedModel = { body: Body; authorization: string | undefined }
type Respond = (response: ServerResponse, asked: AskedModel) => void

/** What a server of the protocol sends where its model said this. */
export const completion = (content: string, tokens?: number): string =>
  JSON.stringify({
    choices: [{ message: { role: 'assistant', content } }],
    ...(tokens === undefined ? {} : { usage: { total_tokens: tokens } }),
  })

/** Answers for as long as anybody listens. */
export const goOn = (response: ServerResponse): void => {
  let hasRoom = true
  while (hasRoom && !response.destroyed) hasRoom = response.write('x'.repeat(10_000))
  if (!response.destroyed) response.once('drain', () => goOn(response))
}

/** A language model somebody else runs: a server of the same protocol, which does as it is told. */
export const modelServer = async () => {
  const asked: AskedModel[] = []
  let respond: Respond = (response) => response.end(completion('{"findings":[]}'))
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const question = {
      body: JSON.parse(Buffer.concat(chunks).toString()) as Body,
      authorization: request.headers.authorization,
    }
    asked.push(question)
    response.setHeader('content-type', 'application/json')
    respond(response, question)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const config: ModelConfig = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: 'key-of-the-test',
    model: 'small',
    vision: false,
    pagesMax: 4,
    tokensMax: 30_000,
    secondsMax: 30,
  }
  return {
    config,
    asked,
    responds: (how: Respond) => {
      asked.length = 0
      respond = how
    },
    says: (json: unknown, tokens?: number) => {
      asked.length = 0
      respond = (response) => response.end(completion(JSON.stringify(json), tokens))
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type ModelServer = Awaited<ReturnType<typeof modelServer>>
