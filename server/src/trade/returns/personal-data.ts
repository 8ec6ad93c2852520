import { booksStay } from '../../ledger/personal-data.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { ofOrder } from '../orders/index.ts'

export const returnPersonalData: PersonalData = {
  tables: [
    { table: 'payers', rows: ofOrder.rows, erasing: booksStay },
    { table: 'money_returns', rows: ofOrder.rows, erasing: booksStay },
  ],
}
