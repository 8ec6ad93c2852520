import { Attestation } from '@ledgerleaf/contract/backing'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import type { AttestedBlock } from './attest.ts'

const instant = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** What operators stated about serials of these blocks, newest first; what was taken back is left out. */
export const findAttestations = (db: Reader, blocks: readonly AttestedBlock[]): Promise<Attestation[]> =>
  query(
    db,
    Attestation,
    sql`select said.id, said.serial_prefix as "serialPrefix", said.serial_start as "serialStart",
        said.serial_end as "serialEnd", said.source, said.said, said.url, said.stated_by as "statedBy",
        ${instant('said.stated_at')} as "statedAt", said.agreed_by as "agreedBy", ${instant('said.agreed_at')} as "agreedAt"
      from attestations said
      where said.withdrawn_at is null and exists (
        select from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) as block (
          registry text, "serialSpace" text, "serialStart" bigint, "serialEnd" bigint)
        where block.registry = said.registry and block."serialSpace" = said.serial_space
          and block."serialStart" <= said.serial_end and block."serialEnd" >= said.serial_start
      )
      order by said.stated_at desc, said.id desc`,
  )
