import { byOwner, type PersonalData } from '../../platform/personal-data.ts'

export const termsPersonalData: PersonalData = {
  tables: [
    {
      table: 'terms_acceptances',
      rows: byOwner('person_id'),
      erasing: { how: 'keep', why: 'that a text was accepted, and which; no name stands in it' },
    },
    { table: 'terms_notices', rows: byOwner('person_id'), erasing: { how: 'delete' } },
  ],
}
