export { addDocument } from './add-document.ts'
export {
  findDocument,
  findDocumentBytes,
  findDocuments,
  findOpenProposals,
  findPageText,
  findProjectEvidence,
} from './document-queries.ts'
export { fileProposals, projectDocuments } from './documents.tables.ts'
export { keepProblem, keepReading } from './keep-reading.ts'
export { readApart } from './read-apart.ts'
export { readFormat } from './read-format.ts'
export { removeDocument } from './remove-document.ts'
