/** The door: nothing deeper is imported from outside. */
export { analyse } from './analyse.ts'
export { DocumentRefused, type RefusalCode } from './document-refused.ts'
export { raiseFlags, readCues } from './flags/index.ts'
export { renderPage } from './formats/render-page.ts'
export { limits } from './limits.ts'
export { openDocument } from './open-document.ts'
export { readDocument } from './read-document.ts'
export * from './types.ts'
