import { booksStay } from '../../ledger/personal-data.ts'
import { byColumn, type PersonalData } from '../../platform/personal-data.ts'

export const payoutPersonalData: PersonalData = {
  tables: [{ table: 'payouts', rows: byColumn('seller_id'), erasing: booksStay }],
}
