import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completion, goOn, type ModelServer, modelServer } from '../testing/model-server.ts'
import { askModel, consultModel } from './language-model.ts'

let server: ModelServer
beforeAll(async () => {
  server = await modelServer()
})
afterAll(() => server.close())

const messages = [{ role: 'user' as const, content: 'Which figures?' }]
const schema = { name: 'findings', schema: { type: 'object' } }
const ask = (signal = new AbortController().signal) =>
  consultModel(server.config, { messages, schema, signal })

test('the answer is held to a schema, and its tokens are counted', async () => {
  server.says({ found: true }, 3412)
  expect(await ask()).toEqual({ json: { found: true }, tokens: 3412 })
  expect(server.asked).toHaveLength(1)
  expect(server.asked[0]).toMatchObject({
    authorization: 'Bearer key-of-the-test',
    body: { response_format: { type: 'json_schema', json_schema: { strict: true } } },
  })
})

test('a server that refuses schemas is asked for plain JSON instead', async () => {
  server.responds((response, { body }) => {
    response.statusCode = body.response_format.type === 'json_schema' ? 400 : 200
    response.end(completion('{"found":true}'))
  })
  expect(await ask()).toEqual({ json: { found: true }, tokens: null })
  expect(server.asked.map(({ body }) => body.response_format.type)).toEqual(['json_schema', 'json_object'])
})

test('an answer between fences is read', async () => {
  server.responds((response) => response.end(completion('```json\n{"found":true}\n```')))
  expect((await ask()).json).toEqual({ found: true })
})

test('words that are no JSON are no answer, and still cost their tokens', async () => {
  server.responds((response) => response.end(completion('I could not find {"findings": [', 55)))
  expect(await ask()).toEqual({ json: null, tokens: 55 })
})

test.each(['{"choices":[]}', '{"error":"no"}', 'Bad gateway', ''])(
  'what is not of the protocol is refused: %s',
  async (text) => {
    server.responds((response) => response.end(text))
    await expect(ask()).rejects.toThrow()
  },
)

test('a count of tokens that is none is not believed', async () => {
  server.responds((response) =>
    response.end(JSON.stringify({ ...JSON.parse(completion('{}')), usage: { total_tokens: -7 } })),
  )
  expect((await ask()).tokens).toBeNull()
})

test('a busy server is asked once more, and not a third time', async () => {
  server.responds((response) => {
    response.statusCode = server.asked.length === 1 ? 503 : 200
    response.end(completion('{}'))
  })
  expect((await ask()).json).toEqual({})
  server.responds((response) => {
    response.statusCode = 429
    response.end()
  })
  await expect(ask()).rejects.toThrow('429')
  expect(server.asked).toHaveLength(2)
})

test('a connection that is lost is tried once more', async () => {
  server.responds((response) => {
    if (server.asked.length === 1) response.destroy()
    else response.end(completion('{}'))
  })
  expect((await ask()).json).toEqual({})
})

test('a refusal other than of the schema is not asked twice', async () => {
  server.responds((response) => {
    response.statusCode = 401
    response.end()
  })
  await expect(ask()).rejects.toThrow('401')
  expect(server.asked).toHaveLength(1)
})

test('whoever sends us elsewhere is not followed', async () => {
  server.responds((response) => {
    response.writeHead(307, { location: 'http://127.0.0.1:1/v1' })
    response.end()
  })
  await expect(ask()).rejects.toThrow()
})

test('an answer without end is left at its limit', async () => {
  let closed: Promise<unknown> | undefined
  server.responds((response) => {
    closed = once(response, 'close')
    goOn(response)
  })
  await expect(ask()).rejects.toThrow('longer than was asked for')
  await closed
})

test('a model that never answers is left at the deadline, and is not asked again', async () => {
  const deadline = new AbortController()
  let waiting: ServerResponse | undefined
  server.responds((response) => {
    waiting = response
    deadline.abort(new Error('the time is over'))
  })
  await expect(ask(deadline.signal)).rejects.toThrow('the time is over')
  if (waiting && !waiting.destroyed) await once(waiting, 'close')
  expect(server.asked).toHaveLength(1)
})

test('whoever only wants the answer gets it in plain JSON', async () => {
  server.says({ found: false })
  expect(await askModel(server.config, messages)).toEqual({ found: false })
  expect(server.asked[0]?.body.response_format).toEqual({ type: 'json_object' })
})
