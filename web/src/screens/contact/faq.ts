/** Short enough to be read whole in the room an answer has, on a phone too. */
export const faq = [
  {
    id: 'reports',
    question: 'Which reports can be analysed?',
    answer:
      'PDF, CSV, Excel (.xlsx, .xls) and Word (.docx, .doc) files of up to 25 MB. A sustainability report, an emissions inventory or a bare table of figures will do, and you need no account to try.',
  },
  {
    id: 'retiring',
    question: 'What does it mean to retire a credit?',
    answer:
      'One credit stands for one tonne of CO2e. Retiring takes it out of circulation for good, here at once and then at its registry: nobody can sell or claim it again. Until then it has offset nothing.',
  },
  {
    id: 'selling',
    question: 'Who can sell credits here?',
    answer:
      'Owners and developers of projects under Verra VCS, Gold Standard or CCBS. You open a seller account, bring the project and its verification documents, and list the credits at your own price.',
  },
  {
    id: 'answers',
    question: 'How soon will I have an answer?',
    answer:
      'Your message is stored at once, and a person reads it Monday to Friday between 9:00 AM and 6:00 PM MST. How the answer reaches you stands beside the form.',
  },
] as const

/** The same questions and answers for search engines, in the words of schema.org. */
export const faqData = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}
