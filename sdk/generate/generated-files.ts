import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import { apiVersions } from '@ledgerleaf/contract/v1/version'
import openapiTS, { astToString } from 'openapi-typescript'
import { describeV1 } from '../../server/src/http/describe-v1.ts'
import { programEndpoints } from '../../server/src/testing/contract-endpoints.ts'

const note = '// Written from the contract by npm run generate:sdk. What is changed here by hand is lost.\n'

type Operation = {
  operationId: string
  parameters?: { in: string }[]
  responses: Record<string, { content?: object }>
}
type Paths = Record<string, Record<string, Operation>>

const callOf = ({ effect, errors, file }: Endpoint) => ({
  /** Whether asking twice is the same as asking once. */
  repeats: effect === 'read' ? 'always' : errors.includes('idempotency_missing') ? 'by key' : 'never',
  answers: file ? 'file' : 'json',
})

const writeCalls = (endpoints: readonly Endpoint[], paths: Paths): string => {
  const lines = endpoints.map((endpoint) => {
    const { method, path } = endpoint
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    if (!operation) throw new Error(`${method} ${path} is not described`)
    const { repeats, answers } = callOf(endpoint)
    return `  ${operation.operationId}: { method: '${method}', path: '${path}', repeats: '${repeats}', answers: '${answers}' },`
  })
  return [
    note,
    '/** The version this client was written for. */',
    `export const apiVersion = '${apiVersions.at(-1)}'`,
    '',
    '/** Every call of version 1 by its name in the description. */',
    'export const calls = {',
    ...lines.sort(),
    '} as const',
    '',
  ].join('\n')
}

const isDone = ([status]: [string, unknown]): boolean => status.startsWith('20')

/** Only what a caller sends and gets back: headers are the SDK's own work, and every refusal is one type. */
const slim = ({ parameters = [], responses, ...kept }: Operation): Operation => ({
  ...kept,
  parameters: parameters.filter((parameter) => parameter.in !== 'header'),
  responses: Object.fromEntries(
    Object.entries(responses)
      .filter(isDone)
      .map(([status, { content }]) => [status, { description: status, ...(content ? { content } : {}) }]),
  ),
})

const slimAll = (paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(Object.entries(operations).map(([name, operation]) => [name, slim(operation)])),
    ]),
  )

// Calls are found by their name, so the same by their address would be twice as much to read.
const isNeeded = (node: { name?: { text?: string } }): boolean =>
  !['paths', '$defs'].includes(node.name?.text ?? '')

/** What the SDK knows of the contract, file by file: types that stand alone, and a line for each call. */
export const generatedFiles = async (): Promise<Map<string, string>> => {
  const endpoints = await programEndpoints()
  const description = describeV1(endpoints, 'https://ledgerleaf.example')
  const paths = description.paths as Paths
  const slimmed = { ...description, paths: slimAll(paths), webhooks: slimAll(description.webhooks as Paths) }
  const nodes = (await openapiTS(JSON.stringify(slimmed))) as ({ name?: { text?: string } } & object)[]
  const types = astToString(nodes.filter(isNeeded) as Parameters<typeof astToString>[0])
  return new Map([
    ['src/generated/calls.ts', writeCalls(endpoints, paths)],
    ['src/generated/v1.ts', `${note}\n${types}`],
  ])
}
