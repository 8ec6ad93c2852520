/** What a part of the dashboard says while there is nothing of it, by itself or beside the others. */
export const emptyWords = {
  footprint: {
    title: 'No footprint yet',
    text: 'Once a report of yours is read, its footprint stands here beside what you hold and what you have retired.',
  },
  overTime: {
    title: 'Insights Coming Soon',
    text: 'The chart begins with your first credits: how many you hold and how many are retired, day by day.',
  },
  transactions: {
    title: 'No transactions yet',
    text: 'Every purchase will stand here with its project, its date and what you paid.',
  },
} as const
