import type { Shape } from './description.ts'

export const refName = (ref: string): string => ref.split('/').at(-1) ?? ref
export const isNull = ({ type }: Shape) => type === 'null'

/** Money and tonnes are written with their unit wherever they stand. */
export const isAmount = ({ properties }: Shape): boolean =>
  Boolean(properties?.amount && properties.unit && Object.keys(properties).length <= 3)

const plain: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
  null: 'nothing',
}
const formats: Record<string, string> = {
  uuid: 'id',
  date: 'day',
  'date-time': 'day and time',
  email: 'e-mail address',
  uri: 'address',
  binary: 'file',
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What a value is, in words: a program's own words stand as they are sent. */
export const kindOf = (shape: Shape): string => {
  if (shape.$ref) return refName(shape.$ref)
  if (shape.const !== undefined) return `always ${wordOf(shape.const)}`
  if (shape.enum)
    return shape.enum.length > 8
      ? `one of ${shape.enum.length} words`
      : shape.enum.length === 1
        ? `always ${wordOf(shape.enum[0])}`
        : `${shape.enum.slice(0, -1).map(wordOf).join(', ')} or ${wordOf(shape.enum.at(-1))}`
  const among = shape.anyOf ?? shape.oneOf
  if (among) {
    const kinds = [...new Set(among.filter((one) => !isNull(one)).map(kindOf))]
    return [...kinds, ...(among.some(isNull) ? ['nothing'] : [])].join(', or ')
  }
  if (shape.items) return `list: ${kindOf(shape.items)}`
  if (isAmount(shape)) return shape.properties?.currency ? 'Money' : 'Tonnes'
  if (shape.properties) return 'object'
  if (shape.format && formats[shape.format] && shape.type === 'string') return formats[shape.format] ?? 'text'
  return [shape.type ?? 'anything']
    .flat()
    .map((type) => plain[type] ?? type)
    .join(', or ')
}
