import { byOwner, type PersonalData } from '../../platform/personal-data.ts'

export const forwardPersonalData: PersonalData = {
  tables: [
    {
      table: 'forward_deliveries',
      rows: byOwner('seller_id'),
      erasing: { how: 'keep', why: 'what was delivered to somebody else' },
    },
  ],
}
