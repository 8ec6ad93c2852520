import { byOwner, type PersonalData } from '../../platform/personal-data.ts'

export const scheduledRetirementPersonalData: PersonalData = {
  tables: [
    {
      table: 'scheduled_retirements',
      rows: byOwner('organisation_id'),
      hidden: ['scheduled_by'],
      erasing: { how: 'delete' },
    },
  ],
}
