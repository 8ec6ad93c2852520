import type { Shape } from './description.ts'
import { exampleOf } from './example-of.ts'
import { isNull, refName } from './kind-of.ts'
import { orderSample } from './order-sample.ts'

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

/** Shapes whose fields depend on each other: written out once, and true as a whole. */
const whole: Readonly<Record<string, unknown>> = { Order: orderSample }

/** What never comes to most: they are without it. */
const isOfAnEnd = (name: string): boolean => /^(end(ed|Reason)|cancel|refus|fail|withdr)/.test(name)

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
  const written = shape.$ref && whole[refName(shape.$ref)]
  if (written) return written
  if (shape.enum) return shape.enum[0]
  const among = shape.anyOf ?? shape.oneOf
  if (among?.some(isNull) && isOfAnEnd(name)) return null
  if (among) return valueFor(name, among.find((one) => !isNull(one)) ?? {}, schemas, depth)
  const example = exampleOf(name, shape)
  if (example !== null) return readExample(example, shape)
  if (shape.$ref) {
    const named = schemas[refName(shape.$ref)]
    return named ? valueFor(name, named, schemas, depth) : '…'
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
