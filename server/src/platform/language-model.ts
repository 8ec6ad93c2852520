import { z } from 'zod'
import type { ModelConfig } from './config.ts'

export type ModelMessage = { role: 'system' | 'user'; content: string }

const answerMsMax = 20_000
const answerLengthMax = 100_000

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

/** One question to the configured model, over the protocol most of them speak; it is asked to answer in JSON. */
export const askModel = async (
  { baseUrl, apiKey, model }: ModelConfig,
  messages: readonly ModelMessage[],
): Promise<unknown> => {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, messages, temperature: 0, response_format: { type: 'json_object' } }),
    signal: AbortSignal.timeout(answerMsMax),
    redirect: 'error',
  })
  if (!response.ok) throw new Error(`the language model answered ${response.status}`)
  const text = await response.text()
  if (text.length > answerLengthMax) throw new Error('the language model answered at too great length')
  const [choice] = Completion.parse(JSON.parse(text)).choices
  // Some models put their JSON between fences, whatever they were asked.
  const content = choice?.message.content.replace(/^\s*```(?:json)?|```\s*$/g, '') ?? ''
  return JSON.parse(content)
}
