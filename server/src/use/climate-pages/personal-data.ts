import { byOwner, type PersonalData } from '../../platform/personal-data.ts'

export const climatePagePersonalData: PersonalData = {
  tables: [
    {
      table: 'climate_claims',
      rows: byOwner('organisation_id'),
      hidden: ['added_by'],
      erasing: { how: 'delete' },
    },
    {
      table: 'climate_addresses',
      rows: byOwner('organisation_id'),
      erasing: {
        how: 'keep',
        why: 'an address that was shown to everybody stands on other sites: nobody else may answer there',
      },
    },
    { table: 'climate_pages', rows: byOwner('organisation_id'), erasing: { how: 'delete' } },
  ],
}
