import type { Method } from '../rules/read-label.ts'
import type { Column, Row } from '../tables/table.ts'
import type { Candidate } from './candidate.ts'

/** A candidate of a table, and where in the table it stands, while the table is settled. */
export type Found = Candidate & { method: Method | null; row: Row; column: Column; fromHeading: boolean }
