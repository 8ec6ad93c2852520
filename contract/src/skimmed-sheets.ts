import * as z from 'zod/mini'
import { inThousands } from './in-thousands.ts'

/** A sheet with more rows or columns than are read. What was not read was only looked through. */
export const SkimmedSheet = z.object({ sheet: z.nullable(z.string()), rows: z.int(), read: z.int() })
export type SkimmedSheet = z.infer<typeof SkimmedSheet>

/** For page and paper: which sheets were not read in full, and what that means for their figures. */
export const skimmedInWords = (sheets: readonly SkimmedSheet[]): string => {
  const told = sheets.map(({ sheet, rows, read }) => {
    const which = sheet === null ? 'This file' : `The sheet "${sheet}"`
    return `${which} is too large to be read whole. Of its ${inThousands(rows)} rows ${inThousands(read)} were read: some of its first and last, and of those that tell of emissions or energy one of each kind.`
  })
  return `${told.join(' ')} The other rows were only looked through, and nothing was added up from them: a figure that is given only site by site is not found.`
}
