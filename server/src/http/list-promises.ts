import type { JsonSchema } from './write-schemas.ts'

/** As much of a description as is promised. */
export type DescribedApi = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}
type Content = Record<string, { schema: Node }>
type Operation = {
  parameters?: { in: string; name: string; required?: boolean; schema: Node }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
/** JSON Schema, as far as it says what a value is. */
type Node = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: readonly unknown[]
  items?: Node
  anyOf?: Node[]
  oneOf?: Node[]
  allOf?: Node[]
  properties?: Record<string, Node>
  required?: string[]
  additionalProperties?: Node | boolean
}

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref
const isNothing = ({ type }: Node) => type === 'null'

/** What a value is, in a word or two; what is inside of it has lines of its own. */
const kindOf = (node: Node): string => {
  if (node.$ref) return nameOf(node.$ref)
  if (node.const !== undefined) return 'one of'
  if (node.enum) return 'one of'
  const among = node.anyOf ?? node.oneOf
  if (among) {
    const kinds = [...new Set(among.filter((one) => !isNothing(one)).map(kindOf))].sort()
    return [...kinds, ...(among.some(isNothing) ? ['null'] : [])].join(' or ')
  }
  if (node.items) return `list of ${kindOf(node.items)}`
  if (node.properties) return 'object'
  return [node.type ?? 'anything'].flat().join(' or ')
}

/** The lines of a value: what it is, which values it may have, and the same of everything in it. */
const linesOf = (place: string, node: Node, isRequired: boolean | null): string[] => {
  const first = `${place}: ${kindOf(node)}${isRequired === true ? ', required' : ''}`
  return [first, ...insideOf(place, node, isRequired !== null)]
}

const insideOf = (place: string, node: Node, isAsked: boolean): string[] => {
  if (node.$ref) return []
  const among = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])]
  const values = node.enum ?? (node.const === undefined ? [] : [node.const])
  return [
    ...values.map((value) => `${place} may be ${String(value)}`),
    ...among.flatMap((one) => insideOf(place, one, isAsked)),
    ...(node.items ? insideOf(`${place}[]`, node.items, isAsked) : []),
    ...Object.entries(node.properties ?? {}).flatMap(([name, one]) =>
      linesOf(`${place}.${name}`, one, isAsked ? (node.required ?? []).includes(name) : null),
    ),
  ]
}

const ofCall = (call: string, { parameters = [], requestBody, responses }: Operation): string[] => [
  call,
  ...parameters.flatMap((one) =>
    linesOf(`${call} asks ${one.in} ${one.name}`, one.schema, one.required === true),
  ),
  ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    linesOf(`${call} asks body`, schema, true),
  ),
  ...Object.entries(responses)
    .filter(([status]) => Number(status) < 300)
    .flatMap(([status, { content = {} }]) =>
      Object.values(content).flatMap(({ schema }) => linesOf(`${call} answers ${status}`, schema, null)),
    ),
]

/**
 * A description as what it promises: a line for each call, each field that is asked or answered, and each value it may have.
 * Two of them beside each other say what changed, and a line that is gone is a promise that was broken.
 */
export const listPromises = ({ paths, components }: DescribedApi, events: Record<string, Node>): string[] => {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      ofCall(`${method.toUpperCase()} ${path}`, operation),
    ),
  )
  // A refusal may always have a code it did not have.
  const shapes = Object.entries(components.schemas)
    .filter(([name]) => name !== 'Problem')
    .flatMap(([name, schema]) => linesOf(name, schema as Node, null))
  const told = Object.entries(events).flatMap(([type, schema]) => linesOf(`event ${type}`, schema, null))
  return [...new Set([...calls, ...shapes, ...told])].sort()
}
