import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import { z } from 'zod'
import { findUpward } from '../platform/find-upward.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'effect' in value && 'answer' in value

const endpointsIn = async (place: string): Promise<Endpoint[]> => {
  const folder = findUpward(place)
  if (!folder) throw new Error('the contract is not beside the server')
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = await Promise.all(
    files.map((name) => import(path.join(folder, name)) as Promise<Record<string, unknown>>),
  )
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value === 'object' && value !== null)
    .flatMap((api) => Object.values(api as object))
    .filter(isEndpoint)
}

/** Every call of the site the contract declares, in whichever file: a new one is found without being named anywhere. */
export const contractEndpoints = (): Promise<Endpoint[]> => endpointsIn('contract/src')

/** The same of the public API. */
export const programEndpoints = (): Promise<Endpoint[]> => endpointsIn('contract/src/v1')

type JsonSchema = z.core.JSONSchema.JSONSchema

/** A value the schema takes, as plain as can be. Addresses are the given one. */
const sample = (schema: JsonSchema, email: string): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [one] = schema.anyOf ?? schema.oneOf ?? []
  if (one) return sample(one as JsonSchema, email)
  if (schema.type === 'object') return sampleFields(schema, email)
  if (schema.type === 'array') return [sample(schema.items as JsonSchema, email)]
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.format === 'date') return '2024-06-30'
  return schema.format === 'email' ? email : 'a plain text of some length'
}

const sampleFields = (
  { properties = {}, required = [] }: JsonSchema,
  email: string,
): Record<string, unknown> =>
  Object.fromEntries(required.map((name) => [name, sample(properties[name] as JsonSchema, email)]))

const schemaOf = (body: NonNullable<Endpoint['body']>): JsonSchema =>
  z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })

/** The names of all fields a call reads, also of those it can do without. */
export const fieldsOf = ({ body }: Endpoint): string[] =>
  body ? Object.keys(schemaOf(body).properties ?? {}) : []

export const queryFieldsOf = ({ query }: Endpoint): string[] =>
  query ? Object.keys(schemaOf(query).properties ?? {}) : []

/** A body the call accepts as well-formed, or undefined where it takes none. */
export const sampleBody = ({ body }: Endpoint, email: string): Record<string, unknown> | undefined =>
  body && sampleFields(schemaOf(body), email)

/** What has to stand behind the question mark of its address. */
export const sampleQuery = ({ query }: Endpoint): string => {
  const fields = query ? sampleFields(schemaOf(query), '') : {}
  const text = new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return text.size > 0 ? `?${text}` : ''
}
