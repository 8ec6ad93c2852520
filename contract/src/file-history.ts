import * as z from 'zod/mini'

export const FileChange = z.object({
  what: z.string(),
  was: z.nullable(z.string()),
  is: z.nullable(z.string()),
})
export type FileChange = z.infer<typeof FileChange>

/** What operators approved of a project, version by version, newest first. */
export const FileHistory = z.object({
  versions: z.array(z.object({ version: z.int(), approvedOn: z.string(), changes: z.array(FileChange) })),
  /** The seller has changed something since; it is shown to nobody else before it is approved. */
  isChanged: z.boolean(),
})
export type FileHistory = z.infer<typeof FileHistory>
