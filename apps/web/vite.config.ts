import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { compressFiles, keepOutOfFirstFile, preloadFont } from './build-plugins.ts'

/** The shell and Home: everybody who is signed in needs them first, so they come in one file with what they use. */
const atOnce = new Set(['__root__', '/_signed-in', '/_signed-in/_in-workspace', '/_signed-in/_in-workspace/'])

/** What screens of the account share, with the sentences that they say. */
const shared = /apps\/web\/src\/(?:kit|account|api|shell)\/|\/account\/[a-z-]+\/[a-z.-]+[.]messages[.]ts/

/** All that signing in needs beside the app, and the icons, which are small; the other controls are larger. */
const fields = new RegExp(
  [
    '@tabler/icons-react',
    '@simplewebauthn/browser',
    '@mantine/(?:form|core/esm/components/(?:Input|InputBase|InputsGroupFieldset|TextInput|PasswordInput|ActionIcon|Checkbox))/',
    'apps/web/src/api/(?:field-problems|use-form-trouble)[.]ts',
    'apps/web/src/account/users/(?:field-rules|password-field)[.]ts',
  ].join('|'),
)

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, '.', 'WELLMET_')
  const api = `http://127.0.0.1:${env['WELLMET_API_PORT'] ?? '4000'}`
  return {
    plugins: [
      // Must stand before react(): it rewrites route files into lazily loaded halves first.
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        quoteStyle: 'single',
        codeSplittingOptions: { splitBehavior: ({ routeId }) => (atOnce.has(routeId) ? [] : undefined) },
      }),
      react(),
      preloadFont(),
      keepOutOfFirstFile(/node_modules\/zod\//),
      compressFiles(),
    ],
    server: {
      port: 5173,
      proxy: {
        '/api': api,
        '/health': api,
        '/docs': api,
        '/help': api,
        // The page has the address of its button, because mail programs post to the link in the mail.
        '/never-email': { target: api, bypass: ({ method, url }) => (method === 'POST' ? undefined : url) },
      },
    },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // One sheet is one request, and no screen is drawn before its styles are there.
      cssCodeSplit: false,
      // The first file holds all that Home needs; a warning at 500 kB before compression says nothing new.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Few files instead of one per module that two screens share: a request costs more than the few kilobytes
            // that a screen loads for another one. What one screen alone uses, such as the network map, stays with it.
            groups: [
              { name: 'app', tags: ['$initial'], priority: 5 },
              { name: 'fields', test: fields, minShareCount: 2, priority: 4 },
              { name: 'controls', test: /node_modules/, minShareCount: 2, priority: 3 },
              { name: 'kit', test: shared, minShareCount: 2, priority: 2 },
              { name: 'screens', minShareCount: 2, priority: 1 },
            ],
          },
        },
      },
    },
  }
})
