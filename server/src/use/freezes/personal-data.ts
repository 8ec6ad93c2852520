import { byOwner, type PersonalData } from '../../platform/personal-data.ts'

/** An account with an open dispute is not closed, so nothing is left of these by then. */
export const freezePersonalData: PersonalData = {
  tables: [{ table: 'credit_freezes', rows: byOwner('person_id'), erasing: { how: 'delete' } }],
}
