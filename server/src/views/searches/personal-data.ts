import { byOwner, type PersonalData } from '../../platform/personal-data.ts'

export const searchPersonalData: PersonalData = {
  tables: [{ table: 'saved_searches', rows: byOwner('person_id'), erasing: { how: 'delete' } }],
}
