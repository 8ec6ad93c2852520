import { byOwner, type PersonalData } from '../../platform/personal-data.ts'

export const retirementPersonalData: PersonalData = {
  tables: [
    {
      table: 'retirements',
      rows: byOwner('buyer_id'),
      hidden: ['salt', 'made_by', 'is_older'],
      erasing: {
        how: 'keep',
        why: 'a retirement is final and public, and so are the beneficiary and the purpose it was made for',
      },
    },
    {
      table: 'retirement_shares',
      rows: byOwner('organisation_id'),
      erasing: {
        how: 'keep',
        why: 'it says which certificates belong to one act, and they are final and public',
      },
    },
  ],
}
