import type { SerialSpan } from '@ledgerleaf/contract/serials'
import * as z from 'zod/mini'

/** Serials as they are kept: numbers, and what stands before each of them. */
export const asKept = {
  serialPrefix: z.string(),
  sellerId: z.string(),
  spans: z.array(z.tuple([z.number(), z.number()])),
}

type Kept<T> = T & { serialPrefix: string; sellerId: string; spans: [number, number][] }

/** The same with its serials as a registry writes them. */
export const spellSerials = <T>({ serialPrefix, sellerId: _, spans, ...row }: Kept<T>) => ({
  ...row,
  serials: spans.map(([first, last]): SerialSpan => ({ prefix: serialPrefix, first, last })),
})
