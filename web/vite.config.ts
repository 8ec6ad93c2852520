import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// In development Vite serves the pages and hands every call on to the server beside it.
const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false },
  server: {
    proxy: {
      '/api': { target: server },
      '/dev': { target: server },
      '/socket.io': { target: server, ws: true },
    },
  },
})
