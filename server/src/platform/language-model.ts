import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { ModelConfig } from './config.ts'
import { readAtMost } from './read-at-most.ts'

type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } }
export type ModelMessage = { role: 'system' | 'user'; content: string | Part[] }

/** What an answer has to look like, for servers that hold a model to it. */
export type AnswerSchema = { name: string; schema: object }

export type ModelQuestion = {
  messages: readonly ModelMessage[]
  schema?: AnswerSchema
  signal: AbortSignal
}

/** Null where the answer is no JSON, or the server does not tell its tokens: those of a useless answer count too. */
export type ModelAnswer = { json: unknown; tokens: number | null }

const answerMsMax = 20_000
const answerBytesMax = 200_000
/** Enough for the figures of a page, and an end to a model that finds none. */
export const answerTokensMax = 2000
const retryAfterMs = 500

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z
    .object({ total_tokens: z.int().nonnegative().max(1e9) })
    .nullish()
    .catch(null),
})

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const formatOf = (schema: AnswerSchema | undefined) =>
  schema ? { type: 'json_schema', json_schema: { ...schema, strict: true } } : { type: 'json_object' }

const send = (
  { baseUrl, apiKey, model }: ModelConfig,
  { messages, schema, signal }: ModelQuestion,
): Promise<Response> =>
  fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      messages,
      temperature: 0,
      max_tokens: answerTokensMax,
      response_format: formatOf(schema),
    }),
    signal,
    redirect: 'error',
  })

const isBusy = (status: number): boolean => status === 429 || status >= 500

/** Asks a second time, once, where the server was busy or lost the connection. */
const sendTwice = async (config: ModelConfig, question: ModelQuestion): Promise<Response> => {
  const first = await send(config, question).catch(() => null)
  question.signal.throwIfAborted()
  if (first && !isBusy(first.status)) return first
  await first?.body?.cancel()
  await wait(retryAfterMs, undefined, { signal: question.signal })
  return send(config, question)
}

/** A server that knows no schemas refuses one; then the words alone have to say how to answer. */
const sendPlainer = async (config: ModelConfig, question: ModelQuestion): Promise<Response> => {
  const response = await sendTwice(config, question)
  if (!question.schema || ![400, 422].includes(response.status)) return response
  await response.body?.cancel()
  const { schema: _, ...plain } = question
  return sendTwice(config, plain)
}

/** One question to the configured model, over the protocol most of them speak; it is asked to answer in JSON. */
export const consultModel = async (config: ModelConfig, question: ModelQuestion): Promise<ModelAnswer> => {
  const response = await sendPlainer(config, question)
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the language model answered ${response.status}`)
  }
  const text = await readAtMost(response, answerBytesMax)
  const { choices, usage } = Completion.parse(JSON.parse(text))
  // Some models put their JSON between fences, whatever they were asked.
  const content = choices[0]?.message.content.replace(/^\s*```(?:json)?|```\s*$/g, '') ?? ''
  return { json: readJson(content), tokens: usage?.total_tokens ?? null }
}

/** For whoever wants the answer alone, within the usual time. */
export const askModel = async (config: ModelConfig, messages: readonly ModelMessage[]): Promise<unknown> =>
  (await consultModel(config, { messages, signal: AbortSignal.timeout(answerMsMax) })).json
