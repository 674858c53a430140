import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, '.', 'WELLMET_')
  const api = `http://127.0.0.1:${env['WELLMET_API_PORT'] ?? '4000'}`
  return {
    plugins: [
      // Must stand before react(): it rewrites route files into lazily loaded halves first.
      tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
      react(),
    ],
    server: { port: 5173, proxy: { '/api': api, '/health': api, '/docs': api } },
    build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
  }
})
