import { byColumn, type PersonalData } from '../../platform/personal-data.ts'

export const factorPersonalData: PersonalData = {
  tables: [
    {
      table: 'factors',
      rows: byColumn('user_id'),
      hidden: ['totp_sealed', 'totp_step', 'public_key', 'credential_id'],
      erasing: { how: 'delete' },
    },
    { table: 'recovery_codes', rows: byColumn('user_id'), hidden: ['code_hash'], erasing: { how: 'delete' } },
    { table: 'factor_challenges', rows: byColumn('user_id'), hidden: ['value'], erasing: { how: 'delete' } },
  ],
}
