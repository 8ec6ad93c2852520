import type { Shape } from './description.ts'

export type FieldRow = { name: string; kind: string; isRequired: boolean; says: string }

const refName = (ref: string): string => ref.split('/').at(-1) ?? ref
const isNull = ({ type }: Shape) => type === 'null'

/** What a value is, in a word or two. */
export const kindOf = (shape: Shape): string => {
  if (shape.$ref) return refName(shape.$ref)
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum)
    return shape.enum.length > 6
      ? `one of ${shape.enum.length} words`
      : shape.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (shape.anyOf) {
    const kinds = [...new Set(shape.anyOf.filter((one) => !isNull(one)).map(kindOf))]
    return [...kinds, ...(shape.anyOf.some(isNull) ? ['null'] : [])].join(' | ')
  }
  if (shape.items) return `${kindOf(shape.items)}[]`
  if (shape.properties) return 'object'
  return [shape.type ?? 'anything'].flat().join(' | ')
}

type Schemas = Record<string, Shape>

const resolve = (shape: Shape, schemas: Schemas): Shape =>
  shape.$ref ? (schemas[refName(shape.$ref)] ?? shape) : shape

// Deeper than this a reader follows the name of the shape.
const depthMax = 2

const inside = (shape: Shape): Shape | null => {
  if (shape.properties) return shape
  if (shape.items) return inside(shape.items)
  const one = shape.anyOf?.find((among) => inside(among) !== null)
  return one ? inside(one) : null
}

/** The fields of an object, and of the objects in it that have no name of their own. */
export const listFields = (shape: Shape, schemas: Schemas, before = '', depth = 0): FieldRow[] => {
  const whole = inside(depth === 0 ? resolve(shape, schemas) : shape)
  if (!whole?.properties || depth > depthMax) return []
  return Object.entries(whole.properties).flatMap(([name, field]) => [
    {
      name: `${before}${name}`,
      kind: kindOf(field),
      isRequired: (whole.required ?? []).includes(name),
      says: field.description ?? '',
    },
    ...listFields(field, schemas, `${before}${name}${field.items ? '[]' : ''}.`, depth + 1),
  ])
}
