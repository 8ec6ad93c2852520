import type { Address, Endpoint } from '@ledgerleaf/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { send } from '../../api/client.ts'

/** As much of JSON Schema as a table of fields needs. */
export type Shape = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: readonly unknown[]
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  description?: string
  format?: string
}
type Content = Record<string, { schema: Shape }>
export type DocumentedOperation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: { in: string; name: string; required?: boolean; description?: string; schema: Shape }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}
/** The description of the public API (OpenAPI 3.1), as it is served. */
export type Description = {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, DocumentedOperation>>
  components: { schemas: Record<string, Shape> }
}

const call = {
  method: 'GET',
  path: '/v1/openapi.json',
  effect: 'read',
  caller: 'anyone',
} as const satisfies Address

export const descriptionQuery = queryOptions({
  queryKey: ['description'],
  queryFn: ({ signal }) =>
    send<Endpoint<undefined, z.ZodMiniType<Description>, undefined, undefined>>(call, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export type DocumentedCall = { method: string; path: string; operation: DocumentedOperation }

export const slugOf = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-')

/** The calls by their noun, in the order the description names them. */
export const callsByNoun = ({ tags, paths }: Description) => {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]): DocumentedCall => ({ method: method.toUpperCase(), path, operation }),
    ),
  )
  return tags.map(({ name, description }) => ({
    name,
    slug: slugOf(name),
    says: description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
}
export type Noun = ReturnType<typeof callsByNoun>[number]
