export { findLogEntry } from './find-log-entry.ts'
export { provenanceRoutes } from './provenance.routes.ts'
