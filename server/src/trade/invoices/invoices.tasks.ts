import { declareClockTask } from '../../platform/tasks.ts'

/** Invoices whatever was settled and never invoiced: orders from before there were numbers, and any a job missed. */
export const sweepUninvoicedTask = declareClockTask('sweep-uninvoiced', '*/5 * * * *')

/** Invoices sellers for the fees of the month before. Asked daily: a day that was missed is made up for. */
export const invoiceFeesTask = declareClockTask('invoice-fees', '23 3 * * *')
