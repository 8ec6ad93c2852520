import { byOwner, type PersonalData } from '../../platform/personal-data.ts'

export const deadlinePersonalData: PersonalData = {
  tables: [{ table: 'report_deadlines', rows: byOwner('organisation_id'), erasing: { how: 'delete' } }],
}
