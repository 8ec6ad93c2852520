import { byOwner, type PersonalData } from '../../platform/personal-data.ts'

export const sellerPersonalData: PersonalData = {
  tables: [
    {
      table: 'seller_details',
      rows: byOwner('seller_id'),
      hidden: ['payout_sealed'],
      erasing: { how: 'delete' },
    },
  ],
}
