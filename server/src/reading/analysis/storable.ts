// A zero character cannot be stored, and half of a pair is no character.
const unstorable = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** The same value with only such text as the database can keep. */
export const storable = <T>(value: T): T => {
  if (typeof value === 'string') return value.replace(unstorable, '') as T
  if (Array.isArray(value)) return value.map(storable) as T
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, storable(part)])) as T
  return value
}
