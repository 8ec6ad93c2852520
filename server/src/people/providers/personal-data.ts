import { byColumn, byOwner, type PersonalData } from '../../platform/personal-data.ts'

export const providerPersonalData: PersonalData = {
  tables: [
    { table: 'provider_bindings', rows: byColumn('person_id'), erasing: { how: 'delete' } },
    {
      table: 'provider_trips',
      rows: byColumn('tried_by'),
      hidden: ['state_hash', 'browser_hash', 'nonce', 'code_verifier'],
      erasing: { how: 'delete' },
    },
    {
      table: 'organisation_providers',
      rows: byOwner('organisation_id'),
      hidden: ['client_secret'],
      erasing: { how: 'delete' },
    },
    { table: 'organisation_domains', rows: byOwner('organisation_id'), erasing: { how: 'delete' } },
  ],
}
