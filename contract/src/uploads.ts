/** What an upload may be: the picker offers these, the server checks the content against them. */
export const acceptedTypes = ['.pdf', '.csv', '.xlsx', '.xls', '.doc', '.docx'] as const
export const fileBytesMax = 25 * 1024 * 1024

/** How long a report is kept that no account holds; the visitor's cookie lives as long. */
export const guestReportDays = 30
