import * as z from 'zod/mini'

/** What a registry's file lists; units are issued and retired ones in one file, as Verra has it. */
export const RecordKind = z.enum(['projects', 'issuances', 'retirements', 'cancellations', 'units'])
export type RecordKind = z.infer<typeof RecordKind>

export const UnitState = z.enum(['issued', 'retired', 'cancelled'])
export type UnitState = z.infer<typeof UnitState>

/** What a column of a file of projects may say. */
export const projectFields = [
  'projectId',
  'externalId',
  'name',
  'proponent',
  'country',
  'type',
  'methodology',
  'status',
  'creditingStartsOn',
  'creditingEndsOn',
  'annualEstimate',
  'url',
  'statedOn',
] as const
export type ProjectField = (typeof projectFields)[number]

/** What a column of a file of units may say. */
export const unitFields = [
  'projectId',
  'serial',
  'prefix',
  'first',
  'last',
  'quantity',
  'kilograms',
  'vintage',
  'vintageStartsOn',
  'vintageEndsOn',
  'happenedOn',
  'retiredOn',
  'state',
  'beneficiary',
  'accountHolder',
  'reason',
  'details',
  'externalId',
  'url',
  'key',
] as const
export type UnitField = (typeof unitFields)[number]

const Column = z.string().check(z.minLength(1), z.maxLength(200))

/** Which column of a file says what. */
export const ColumnMapping = z.partialRecord(z.enum([...projectFields, ...unitFields]), Column)
export type ColumnMapping = z.infer<typeof ColumnMapping>
