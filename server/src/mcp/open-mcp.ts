import { type Ledgerleaf, LedgerleafProblem, LedgerleafUnreachable } from '@ledgerleaf/sdk'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema, ListToolsRequestSchema, type Tool } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod/mini'
import { asMaterial, materialNote } from './material.ts'
import { proposingTools } from './proposing-tools.ts'
import { readingTools } from './reading-tools.ts'
import type { McpTool } from './tool.ts'

const tools: readonly McpTool[] = [...readingTools, ...proposingTools]

const instructions = [
  'Ledgerleaf is a market of carbon credits. These tools read the reports, credits and certificates of one organisation, by its key.',
  'None of them buys or retires. propose_purchase and propose_retirement ask a person, who decides in the browser: give them the address in the answer.',
  'A credit that is held has offset nothing; only a retired one has. Never state a figure that no tool gave you, and name its page.',
  materialNote,
].join('\n')

const describe = ({ name, title, description, input, isReading }: McpTool): Tool => {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return {
    name,
    title,
    description,
    inputSchema: { ...schema, type: 'object' } as Tool['inputSchema'],
    annotations: { title, readOnlyHint: isReading, destructiveHint: false, openWorldHint: false },
  }
}

const said = (text: string, isError = false) => ({ content: [{ type: 'text' as const, text }], isError })

/** In the words of the refusal, with the code a program goes by. */
const refusalOf = (error: unknown): string => {
  if (error instanceof LedgerleafProblem)
    return JSON.stringify({
      code: error.code,
      message: error.message,
      field: error.field,
      requestId: error.requestId,
    })
  if (error instanceof LedgerleafUnreachable)
    return JSON.stringify({ code: 'unreachable', message: error.message })
  throw error
}

/** A server of the Model Context Protocol over one client: it can do what the client’s key can, and never more. */
export const openMcp = (ledgerleaf: Ledgerleaf): Server => {
  const server = new Server(
    { name: 'ledgerleaf', title: 'Ledgerleaf', version: '0.1.0' },
    { capabilities: { tools: {} }, instructions },
  )
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: tools.map(describe) }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const called = tools.find(({ name }) => name === params.name)
    if (!called) return said(JSON.stringify({ code: 'not_found', message: 'There is no such tool.' }), true)
    const input = z.safeParse(called.input, params.arguments ?? {})
    if (!input.success) {
      const [issue] = input.error.issues
      const field = issue?.path.join('.')
      return said(JSON.stringify({ code: 'invalid_input', message: issue?.message, field }), true)
    }
    try {
      return said(asMaterial(await called.run(ledgerleaf, input.data as never)))
    } catch (error) {
      return said(refusalOf(error), true)
    }
  })
  return server
}
