import type { Shape } from './description.ts'
import { exampleOf } from './example-of.ts'
import { isAmount, isNull, kindOf, refName } from './kind-of.ts'
import { meaningOf } from './meaning-of.ts'

export type FieldRow = {
  name: string
  kind: string
  isRequired: boolean
  says: string
  example: string | null
  /** The fields inside of it, where it is made of some. */
  inside: readonly FieldRow[]
}

type Schemas = Record<string, Shape>

// Deeper than this a reader follows the name of the shape.
const depthMax = 3

const properties = (shape: Shape, schemas: Schemas): { of: string; fields: Shape } | null => {
  if (shape.$ref) {
    const whole = schemas[refName(shape.$ref)]
    const found = whole ? properties(whole, schemas) : null
    return found && { ...found, of: refName(shape.$ref) }
  }
  if (isAmount(shape)) return null
  if (shape.properties) return { of: '', fields: shape }
  if (shape.items) return properties(shape.items, schemas)
  for (const one of shape.anyOf ?? shape.oneOf ?? []) {
    const found = isNull(one) ? null : properties(one, schemas)
    if (found) return found
  }
  return null
}

const valueIn = (sent: unknown, name: string): unknown => {
  const one = Array.isArray(sent) ? sent[0] : sent
  return typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[name] : undefined
}

/** The fields of an object with what they mean, and in them the fields of what they are made of. `sent` is an example of the whole. */
export const listFields = (
  shape: Shape,
  schemas: Schemas,
  sent?: unknown,
  of = '',
  depth = 0,
): readonly FieldRow[] => {
  const whole = properties(shape, schemas)
  if (!whole?.fields.properties || depth > depthMax) return []
  const { required = [] } = whole.fields
  return Object.entries(whole.fields.properties).map(([name, field]) => ({
    name,
    kind: kindOf(field),
    isRequired: required.includes(name),
    says: field.description ?? meaningOf(name, whole.of || of),
    example: exampleOf(name, field, valueIn(sent, name)),
    inside: listFields(field, schemas, valueIn(sent, name), name, depth + 1),
  }))
}
