import { expect, test } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { topics } from './topics.ts'

const topicOf = (text: string) => topics.findIndex(({ answer }) => answer === answerQuestion(text).text) + 1

test('there are eight topics with the specified keywords, in order', () => {
  expect(topics.map(({ keywords }) => keywords.join(', '))).toEqual([
    'carbon footprint, offset, carbon offset, footprint',
    'ai, artificial intelligence, esg, analyze, analysis',
    'carbon credit, credits, purchase, buy, buying',
    'net zero, net-zero, zero, target',
    'esg report, report, upload, document',
    'platform, how it works, steps, process',
    'compliance, risk, flags, regulations',
    'sourcing, source, find, credits',
  ])
})

test('each of the three suggestions finds its own topic', () => {
  expect(topicOf('How can I offset my carbon footprint?')).toBe(1)
  expect(topicOf('How does your AI analyze ESG data?')).toBe(2)
  expect(topicOf('How do I purchase carbon credits?')).toBe(3)
})

test('every topic can be reached', () => {
  expect(topicOf('Which TARGET should we set?')).toBe(4)
  expect(topicOf('Which document do you want?')).toBe(5)
  expect(topicOf('Tell me the steps')).toBe(6)
  expect(topicOf('Which regulations do you know?')).toBe(7)
  expect(topicOf('Where do you find them?')).toBe(8)
})

test('the first topic of the list wins where several match', () => {
  expect(topicOf('offset with AI')).toBe(1)
  expect(topicOf('upload an ESG report')).toBe(2)
  expect(topicOf('credits to source')).toBe(3)
  expect(topicOf('zero risk')).toBe(4)
})

test('a keyword counts inside a word and in any case', () => {
  expect(topicOf('Please expl-AI-n')).toBe(2)
  expect(topicOf('on the blockchain')).toBe(2)
  expect(topicOf('FOOTPRINTS')).toBe(1)
})

test('a question about carbon alone gets the first fallback', () => {
  expect(answerQuestion('What about Carbon?')).toEqual({
    text: 'I can help you with carbon credit strategies, ESG analysis, and net-zero planning. Try asking about our AI-powered platform, carbon credit purchasing, or ESG report analysis.',
  })
})

test('anything else gets the second fallback', () => {
  expect(answerQuestion('Hello')).toEqual({
    text: "I'm here to help with carbon credit and ESG-related questions. Try asking about carbon footprint offsetting, AI analysis, or our platform features.",
  })
})
