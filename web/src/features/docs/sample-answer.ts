import type { Shape } from './description.ts'
import { exampleOf } from './example-of.ts'
import { isNull, refName } from './kind-of.ts'

type Schemas = Record<string, Shape>

// Deeper than this the fields are read by the name of their shape.
const depthMax = 4

const plain: Readonly<Record<string, unknown>> = {
  integer: 1,
  number: 1,
  boolean: true,
  string: '…',
  null: null,
}

/** Read as JSON where it is of it, and as words where it is not. */
const readExample = (text: string, shape: Shape): unknown => {
  if (shape.type === 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A value of the shape, as a call would answer it: what is left to the reader's own data is three dots. */
const valueFor = (name: string, shape: Shape, schemas: Schemas, depth: number): unknown => {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const among = shape.anyOf ?? shape.oneOf
  if (among) return valueFor(name, among.find((one) => !isNull(one)) ?? {}, schemas, depth)
  const example = exampleOf(name, shape)
  if (example !== null) return readExample(example, shape)
  if (shape.$ref) {
    const whole = schemas[refName(shape.$ref)]
    return whole ? valueFor(name, whole, schemas, depth) : '…'
  }
  if (shape.items) return depth > depthMax ? [] : [valueFor(name, shape.items, schemas, depth + 1)]
  if (shape.properties)
    return depth > depthMax
      ? {}
      : Object.fromEntries(
          Object.entries(shape.properties).map(([of, field]) => [
            of,
            valueFor(of, field, schemas, depth + 1),
          ]),
        )
  return plain[[shape.type ?? 'string'].flat().find((type) => type !== 'null') ?? 'string'] ?? '…'
}

/** What a call answers, written out once with every field in its place. */
export const sampleAnswer = (shape: Shape, schemas: Schemas): string =>
  JSON.stringify(valueFor('', shape, schemas, 0), null, 2)
