import { type EventType, eventTypes, eventVersion } from '@ledgerleaf/contract/webhook-events'
import type { JsonSchema, schemaWriter } from './write-schemas.ts'

type Writer = ReturnType<typeof schemaWriter>

/** `order.placed` is `onOrderPlaced`. */
const nameOf = (type: string): string =>
  `on${type
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`

const header = (name: string, description: string) => ({
  in: 'header',
  name,
  description,
  required: true,
  schema: { type: 'string' },
})
const headers = [
  header('webhook-id', 'Of the event: the same through every attempt and replay.'),
  header('webhook-timestamp', 'When this attempt was signed, in seconds since 1970.'),
  header('webhook-signature', 'After the Standard Webhooks specification: `v1,` and an HMAC-SHA256.'),
]

const bodyOf = (type: string, data: JsonSchema) => ({
  type: 'object',
  properties: {
    id: { type: 'string' },
    type: { type: 'string', const: type },
    version: { type: 'integer', const: eventVersion },
    timestamp: { type: 'string' },
    organisationId: { type: 'string' },
    // Not in events from before it was told; a test market tells none.
    livemode: { type: 'boolean' },
    data,
  },
  required: ['id', 'type', 'version', 'timestamp', 'organisationId', 'data'],
})

/** What the programs of an organisation are told, as the description of an API tells it (OpenAPI 3.1, `webhooks`). */
export const describeEvents = (writer: Writer) =>
  Object.fromEntries(
    (Object.keys(eventTypes) as EventType[]).map((type) => {
      const { says, data } = eventTypes[type]
      const operation = {
        operationId: nameOf(type),
        summary: says,
        tags: ['Events'],
        security: [],
        parameters: headers,
        requestBody: {
          required: true,
          content: { 'application/json': { schema: bodyOf(type, writer.ofAnswer(data)) } },
        },
        responses: {
          200: { description: 'Taken.' },
          '4XX': { description: 'Not taken: it is sent again. With 410 the endpoint is switched off.' },
        },
      }
      return [type, { post: operation }]
    }),
  )
