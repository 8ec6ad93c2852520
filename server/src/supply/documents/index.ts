export { addDocument } from './add-document.ts'
export { canonicalMethodology } from './canonical-methodology.ts'
export {
  findDocument,
  findDocumentBytes,
  findDocuments,
  findOpenProposals,
  findPage,
  findPicture,
  findProjectEvidence,
  isVerified,
} from './document-queries.ts'
export { drawApart } from './draw-apart.ts'
export { endProposal, lockProposal } from './end-proposal.ts'
export { findDocumentFacts, findQuoteBoxes, type ProjectFact } from './fact-queries.ts'
export { findBoxes } from './find-boxes.ts'
export { keepLayout, keepPicture } from './keep-pictures.ts'
export { keepProblem, keepReading } from './keep-reading.ts'
export { moveDocuments } from './move-documents.ts'
export type { PageLayout } from './page-text.ts'
export { documentPersonalData } from './personal-data.ts'
export { readAgain } from './read-again.ts'
export { readApart } from './read-apart.ts'
export { readDay } from './read-day.ts'
export { readFormat } from './read-format.ts'
export { writeMethodologies } from './read-methodologies.ts'
export { readWords } from './read-words.ts'
export { refuseDocument } from './refuse-document.ts'
export { removeDocument } from './remove-document.ts'
