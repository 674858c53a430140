import { textsLoaded } from './start-locale.ts'
import '@fontsource-variable/inter/wght.css'
import './theme/mantine.css'
import './theme/tokens.css'
import './theme/base.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { stayWhileOffline } from './api/stay-while-offline.ts'
import { listenEarly } from './palette/early-keys.ts'
import { queries, router } from './router.tsx'
import { Toasts } from './shell/toasts.tsx'
import { cssVariables, theme } from './theme/theme.ts'

listenEarly()
stayWhileOffline()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = createRoot(root)
// Not a top-level await: the file with the texts imports this one, and both would wait for each other.
void textsLoaded.then(() =>
  app.render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
          <Toasts />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  ),
)
