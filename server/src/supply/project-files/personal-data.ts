import type { PersonalData } from '../../platform/personal-data.ts'
import { ofProject } from '../projects/index.ts'

export const projectFilePersonalData: PersonalData = {
  tables: [
    { table: 'project_files', ...ofProject, hidden: ['reviewer_id'] },
    { table: 'file_versions', ...ofProject },
    { table: 'serial_blocks', ...ofProject },
  ],
}
