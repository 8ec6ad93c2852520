import { byColumn, type PersonalData } from '../../platform/personal-data.ts'

export const registryRetirementPersonalData: PersonalData = {
  tables: [
    {
      // For whom and why stands in the retirement, and is told with it.
      table: 'registry_retirements',
      rows: byColumn('assigned_to'),
      erasing: {
        how: 'keep',
        why: 'what was told to a registry for a public retirement; of whoever told it there is a number, no name',
      },
    },
  ],
}
