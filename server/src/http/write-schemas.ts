import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import { named } from '@ledgerleaf/contract/v1/shapes'
import * as z from 'zod/mini'

/** As much of JSON Schema as the description looks at. */
export type JsonSchema = {
  $ref?: string
  type?: string
  format?: string
  enum?: readonly string[]
  minLength?: number
  maxLength?: number
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
}

type Schema = NonNullable<Endpoint['body']>

const inComponents = (text: string): string => text.replaceAll('"#/$defs/', '"#/components/schemas/')

/** Writes schemas of the contract as JSON Schema. Those with a name are written once, and referred to. */
export const schemaWriter = () => {
  const written = new Map<string, object>()
  const write = (schema: Schema, io: 'input' | 'output'): JsonSchema => {
    // Inside of something, so that one with a name is referred to as well.
    const whole = z.toJSONSchema(z.object({ it: schema }), { metadata: named, io, unrepresentable: 'any' })
    const { $defs = {}, properties = {} } = JSON.parse(inComponents(JSON.stringify(whole))) as {
      $defs?: Record<string, object>
      properties?: Record<string, JsonSchema>
    }
    for (const [name, definition] of Object.entries($defs)) {
      const { id: _, ...kept } = definition as { id?: string }
      written.set(name, kept)
    }
    return properties.it ?? {}
  }
  return {
    ofAnswer: (schema: Schema) => write(schema, 'output'),
    /** What is sent: of what may be left out, it says so. */
    ofAsked: (schema: Schema) => write(schema, 'input'),
    named: () => Object.fromEntries([...written].sort(([one], [other]) => one.localeCompare(other))),
  }
}
