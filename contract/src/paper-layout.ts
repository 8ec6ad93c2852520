import * as z from 'zod/mini'

/** Which way up a sheet of paper is. */
export const PaperLayout = z.enum(['portrait', 'landscape'])
export type PaperLayout = z.infer<typeof PaperLayout>
