import './start-locale.ts'
import './messages.ts'
import '@fontsource-variable/inter/wght.css'
import './theme/mantine.css'
import './theme/tokens.css'
import './theme/base.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queries, router } from './router.tsx'
import { cssVariables, theme } from './theme/theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Notifications position="bottom-right" autoClose={5000} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
