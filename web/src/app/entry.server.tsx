// The router looks for this file here; how pages are drawn is in one room.
export { createDrawer } from '../drawing/create-drawer.ts'
export { renderPage as default } from '../drawing/render-page.tsx'
