import { sql } from 'drizzle-orm'
import {
  byColumn,
  byOwner,
  erasedEmail,
  erasedName,
  type PersonalData,
} from '../../platform/personal-data.ts'

export const identityPersonalData: PersonalData = {
  tables: [
    { table: 'sessions', rows: byColumn('user_id'), hidden: ['token'], erasing: { how: 'delete' } },
    { table: 'half_sign_ins', rows: byColumn('user_id'), hidden: ['token_hash'], erasing: { how: 'delete' } },
    {
      table: 'accounts',
      rows: byColumn('user_id'),
      hidden: ['password', 'access_token', 'refresh_token', 'id_token'],
      erasing: { how: 'delete' },
    },
    {
      table: 'verifications',
      rows: ({ id, email }) =>
        sql`(position(${email} in lower(value)) > 0 or position(${id ?? email} in value) > 0)`,
      hidden: ['identifier', 'value'],
      erasing: { how: 'delete' },
    },
    { table: 'roles', rows: byColumn('user_id'), erasing: { how: 'delete' } },
    {
      table: 'seller_profiles',
      rows: byOwner('seller_id'),
      erasing: {
        how: 'overwrite',
        set: ({ hasSold }) =>
          sql`first_name = '', last_name = '', company_name = ${hasSold ? sql`company_name` : erasedName}`,
        why: 'a company that has sold credits stays named: buyers must say whom they bought from (AB 1305)',
      },
    },
    {
      table: 'users',
      rows: ({ id, email }) => sql`(id = ${id}::uuid or email = ${email})`,
      erasing: {
        how: 'overwrite',
        set: ({ id }) =>
          sql`name = ${erasedName}, email = ${erasedEmail(id)}, email_verified = false, image = null, updated_at = now()`,
        why: 'an empty shell with the number that ledger and orders point to',
      },
    },
  ],
}
