import type * as z from 'zod/v4/core'
import { DomainError } from '../platform/domain-error.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first field that the schema knows nothing of, by its place; null where it knows all. */
const findUnknown = (schema: z.$ZodType, value: unknown, place: string): string | null => {
  const def = (schema as z.$ZodTypes)._zod.def
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return findUnknown(def.innerType, value, place)
  if (def.type === 'array' && Array.isArray(value)) {
    for (const [at, one] of value.entries()) {
      const unknown = findUnknown(def.element, one, `${place}${at}.`)
      if (unknown) return unknown
    }
    return null
  }
  if (def.type !== 'object' || !isRecord(value)) return null
  for (const [name, inner] of Object.entries(value)) {
    const known = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined
    const unknown = known ? findUnknown(known, inner, `${place}${name}.`) : `${place}${name}`
    if (unknown) return unknown
  }
  return null
}

/**
 * A program that misspells a field means something by it: `retires` for `retire` would buy what was to be retired. What
 * nobody reads is refused before anything is done.
 */
export const refuseUnknown = (schema: z.$ZodType | undefined, body: unknown): void => {
  const field = schema ? findUnknown(schema, body, '') : null
  if (field)
    throw new DomainError('invalid_input', { field, message: `There is no field “${field}” in this call.` })
}
