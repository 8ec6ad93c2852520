import type { PersonalData } from '../../platform/personal-data.ts'
import { ofProject } from '../projects/index.ts'

export const scorePersonalData: PersonalData = { tables: [{ table: 'scores', ...ofProject }] }
