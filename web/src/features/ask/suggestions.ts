/** The questions of the first three topics: they stand on the page before anyone asks, the answers come after. */
export const suggestions = [
  'How can I offset my carbon footprint?',
  'How does your AI analyze ESG data?',
  'How do I purchase carbon credits?',
] as const
