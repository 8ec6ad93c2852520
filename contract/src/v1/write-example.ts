import type { CallExample } from './call-examples.ts'

/** What stands for an id of the reader's own, or for a sum they were told: BASKET, OWN_LISTING. */
export const standIn = /^[A-Z][A-Z_]+$/

const fill = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name.toUpperCase())

const searchOf = (query: CallExample['query']): string => {
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return search.size > 0 ? `?${search}` : ''
}

// A total is a number where it is sent, and a word where it is shown.
const json = (value: unknown): string => JSON.stringify(value, null, 2).replace('"TOTAL"', 'TOTAL')
// What stands inside of an argument stands further in than the argument does.
const indented = (text: string): string => text.replaceAll('\n', '\n  ')
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The call for a shell. `isKeyed` is for what has to have an idempotency key. */
export const writeCurl = (
  { method, path, isKeyed }: { method: string; path: string; isKeyed: boolean },
  { params, query, body, file, bytes }: CallExample,
): string =>
  [
    `curl --fail-with-body "$LEDGERLEAF_ADDRESS${fill(path, params)}${searchOf(query)}"`,
    '--header "Authorization: Bearer $LEDGERLEAF_KEY"',
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...(isKeyed ? ['--header "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body ? ['--header "Content-Type: application/json"', `--data ${quoted(indented(json(body)))}`] : []),
    ...(bytes ? ['--header "Content-Type: application/octet-stream"', `--data-binary @${bytes.name}`] : []),
    ...(file ? [`--form companyName=${quoted(file.companyName)}`, `--form file=@${file.name}`] : []),
    ...(path.endsWith('.pdf') ? [`--output ${path.split('/').at(-1)}`] : []),
  ].join(' \\\n  ')

const bare = (value: unknown): string =>
  json(value)
    .replace(/"([A-Za-z]\w*)":/g, '$1:')
    .replace(/"([^"'\\\n]*)"/g, "'$1'")

/** The same through the client, of which `ledgerleaf` is one. */
export const writeTypeScript = (example: CallExample): string => {
  const { sdk, params, query, body, isList, file, bytes } = example
  if (file)
    return [
      `const file = new Blob([${JSON.stringify(file.text)}], { type: 'text/csv' })`,
      `const answer = await ledgerleaf.${sdk}({ companyName: '${file.companyName}', file, fileName: '${file.name}' })`,
    ].join('\n')
  if (bytes)
    return [
      "import { openAsBlob } from 'node:fs'",
      `const file = await openAsBlob('${bytes.name}')`,
      `const answer = await ledgerleaf.${sdk}('${params?.id}', { kind: '${bytes.kind}', file, fileName: '${bytes.name}' })`,
    ].join('\n')
  const words = [
    ...Object.values(params ?? {}).map((value) => `'${value}'`),
    ...[body ?? query].flatMap((one) => (one ? [bare(one)] : [])),
  ]
  const call = `ledgerleaf.${sdk}(${words.join(', ')})`
  return isList ? `for await (const one of ${call}) console.log(one)` : `const answer = await ${call}`
}
