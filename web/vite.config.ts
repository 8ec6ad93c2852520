import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// In development Vite serves the pages and hands every call on to the server beside it.
const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

// What every page shows comes in one file, and what most of them share in another: forty small ones cost more on the
// way than they hold. Forms, their schemas, the query cache and the icon library stay outside, for whoever only looks.
const shown =
  /[\\/](react|react-router|clsx)[\\/]|src[\\/](app[\\/]Site|ui[\\/](alert|icons|Logo|Modal|SkipLink|ThemeSwitch)|api[\\/](?!.*[qQ]uery)|live[\\/](live-store|use-live)|features[\\/]site)/
const forLater = /[\\/](zod|react-hook-form|@hookform|@tanstack|lucide-react)[\\/]|contract[\\/]src|[qQ]uery/
const groups = [
  { name: 'shell', test: shown, priority: 1 },
  { name: 'common', minShareCount: 12, test: (id: string) => !forLater.test(id) },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/dev': { target: server },
      '/socket.io': { target: server, ws: true },
    },
  },
})
