type ChangeGroup = { id: string; title: (count: number) => string; lines: string[] }

const isCall = (line: string) => /^(GET|POST|PUT|PATCH|DELETE) \S+$/.test(line)
const isObject = (line: string) => /^\w+: object$/.test(line)
const isValue = (line: string) => line.includes(' may be ')

const counted = (one: string, several: string) => (count: number) =>
  `${count} new ${count === 1 ? one : several}`

/** What came on one day, by what it is to a program: calls first, and single values last. */
export const changeGroups = (came: readonly string[]): ChangeGroup[] => {
  const groups = [
    { id: 'calls', title: counted('call', 'calls'), has: isCall },
    { id: 'objects', title: counted('object', 'objects'), has: isObject },
    { id: 'values', title: counted('value', 'values'), has: isValue },
    { id: 'fields', title: counted('field', 'fields'), has: () => true },
  ]
  const firstOf = (line: string) => groups.find(({ has }) => has(line))?.id
  return ['calls', 'objects', 'fields', 'values'].flatMap((id) => {
    const group = groups.find((one) => one.id === id)
    const lines = came.filter((line) => firstOf(line) === id)
    return group && lines.length > 0 ? [{ id, title: group.title, lines }] : []
  })
}

/** Of /v1/seller/projects/{id}/blocks it is seller projects: whose, and of what. */
const nounOf = (call: string): string => {
  const [, first = '', second = ''] = (call.split(' ')[1] ?? '').split('/').filter((part) => part !== '')
  return (first === 'seller' && second !== '' ? `${first} ${second}` : first).replaceAll('-', ' ')
}

/** The nouns the new calls are about, each once. */
export const newNouns = (came: readonly string[]): string[] => [...new Set(came.filter(isCall).map(nounOf))]
