import * as z from 'zod/mini'
import { declareClockTask, declareTask } from '../../platform/tasks.ts'

/** Reads an uploaded report in a process of its own and stores what was found. */
export const analyseReportTask = declareTask('analyse-report', z.object({ reportId: z.string() }), 'heavy')

/** Deletes reports that no account holds once their time is over. */
export const sweepReportsTask = declareClockTask('sweep-reports', '37 * * * *')
