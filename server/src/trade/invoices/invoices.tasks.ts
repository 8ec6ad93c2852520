import { declareClockTask } from '../../platform/tasks.ts'

/** Invoices whatever was settled and never invoiced: orders from before there were numbers, and any a job missed. */
export const sweepUninvoicedTask = declareClockTask('sweep-uninvoiced', '*/5 * * * *')

/** Invoices sellers for the fees of months that are over. Asked daily: days and months that were missed are made up for. */
export const invoiceFeesTask = declareClockTask('invoice-fees', '23 3 * * *')
