import { sql } from 'drizzle-orm'
import { byColumn, byOwner, type PersonalData } from '../../platform/personal-data.ts'

/** What a seller told of a company and its people goes with the account; that it was checked stays in the trail of operators. */
export const sellerCheckPersonalData: PersonalData = {
  tables: [
    {
      table: 'seller_identity_documents',
      rows: byOwner('seller_id'),
      document: 'object',
      erasing: { how: 'delete' },
    },
    {
      table: 'seller_identities',
      rows: byOwner('seller_id'),
      // What was found names others.
      hidden: ['decided_on', 'service_hits'],
      erasing: { how: 'delete' },
    },
    {
      table: 'screening_lists',
      rows: byColumn('imported_by'),
      hidden: ['bytes'],
      erasing: { how: 'keep', why: 'who brought a list here; it holds a number, no name' },
    },
    {
      table: 'screening_entries',
      rows: () => sql`false`,
      erasing: { how: 'keep', why: 'what a list published, as it published it: nobody’s account' },
    },
  ],
}
