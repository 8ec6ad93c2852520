export { type FoundEvidence, type Topic, topics } from './facts.ts'
export { keepScore } from './keep-score.ts'
export { scorePersonalData } from './personal-data.ts'
export { findScoreHistory, findScoreSummaries, findScores } from './score-queries.ts'
