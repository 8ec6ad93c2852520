import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// In development Vite serves the pages and hands every call on to the server beside it.
const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

// What nearly every page needs comes in one file: forty small ones cost more on the way than they hold. Forms and
// their schemas stay outside, for whoever only looks.
const common = {
  name: 'common',
  minShareCount: 12,
  test: (id: string) => !/[\\/](zod|react-hook-form|@hookform|contract)[\\/]/.test(id),
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [common] } } } } },
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/dev': { target: server },
      '/socket.io': { target: server, ws: true },
    },
  },
})
