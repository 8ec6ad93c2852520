import './lib/node-version.mjs'
import path from 'node:path'
import process from 'node:process'
import { drawArt } from './lib/build-web.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { alone } from './lib/lock.mjs'
import { root, start, tool } from './lib/run.mjs'

await alone(async () => {
  await ensureInstalled()
  await drawArt()
})

// Vite is what the browser talks to; it hands calls and sockets on to the server, one port up.
const port = Number(process.env.PORT || 3000)
const server = start(...tool('tsx', 'tsx', 'watch', '--clear-screen=false', 'server/src/main.ts'), {
  env: { PORT: String(port + 1), PUBLIC_URL: `http://localhost:${port}` },
})
const site = start(
  ...tool('@react-router/dev', 'react-router', 'dev', '--port', String(port), '--strictPort'),
  {
    cwd: path.join(root, 'web'),
    env: { API_ORIGIN: `http://127.0.0.1:${port + 1}` },
  },
)

const { code } = await Promise.race([server.ended, site.ended])
// Whoever a signal has reached already would take a second one for impatience.
for (const { child } of [server, site]) if (!child.killed) child.kill('SIGTERM')
await Promise.all([server.ended, site.ended])
process.exit(code)
