import { booksStay } from '../../ledger/personal-data.ts'
import { byColumn, type PersonalData } from '../../platform/personal-data.ts'

export const bankPersonalData: PersonalData = {
  tables: [{ table: 'bank_statements', rows: byColumn('imported_by'), erasing: booksStay }],
}
