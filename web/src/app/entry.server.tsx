// The router looks for this file here; how pages are drawn is in one room.
export { createRenderer } from '../drawing/create-renderer.ts'
export { renderPage as default } from '../drawing/render-page.tsx'
