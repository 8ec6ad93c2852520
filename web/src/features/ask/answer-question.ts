import { type HelpTopic, topics } from './topics.ts'

export type HelpAnswer = { text: string; link?: HelpTopic['link'] }

const nearby =
  'I can help you with carbon credit strategies, ESG analysis, and net-zero planning. Try asking about our AI-powered platform, carbon credit purchasing, or ESG report analysis.'
const elsewhere =
  "I'm here to help with carbon credit and ESG-related questions. Try asking about carbon footprint offsetting, AI analysis, or our platform features."

/** Substrings, whatever their case; the first topic in the list wins, however many others would match too. */
export const answerQuestion = (text: string): HelpAnswer => {
  const asked = text.toLowerCase()
  const topic = topics.find(({ keywords }) => keywords.some((keyword) => asked.includes(keyword)))
  if (topic) return { text: topic.answer, link: topic.link }
  return { text: asked.includes('carbon') || asked.includes('esg') ? nearby : elsewhere }
}
