import type { Ledgerleaf } from '@ledgerleaf/sdk'
import type * as z from 'zod/mini'

/** One thing an assistant may ask for. */
export type McpTool = {
  name: string
  title: string
  /** What it does and what it does not, for whoever decides whether to call it. */
  description: string
  input: z.ZodMiniType<Record<string, unknown>>
  /** Whether it changes nothing that anybody could see. */
  isReading: boolean
  run: (ledgerleaf: Ledgerleaf, input: never) => Promise<unknown>
}

/** Kept so that what a tool is called with is known where it is written. */
export const tool = <Input extends z.ZodMiniType<Record<string, unknown>>>(
  given: Omit<McpTool, 'input' | 'run'> & {
    input: Input
    run: (ledgerleaf: Ledgerleaf, input: z.output<Input>) => Promise<unknown>
  },
): McpTool => given
