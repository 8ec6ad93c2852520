import { declareClockTask } from '../../platform/tasks.ts'

/** Invoices whatever was settled and never invoiced: orders from before there were numbers, and any a job missed. */
export const sweepUninvoicedTask = declareClockTask('sweep-uninvoiced', '*/5 * * * *')
