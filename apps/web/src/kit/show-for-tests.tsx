import { MantineProvider } from '@mantine/core'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { cssVariables, theme } from '../theme/theme.ts'

/** `env` leaves out transitions, which a page without a layout would wait for. */
const Page = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
    {children}
  </MantineProvider>
)

/** Shows something as it looks in the product, and who uses it by mouse and keyboard. */
export const show = (children: ReactNode) => {
  onTestFinished(cleanup)
  return { user: userEvent.setup(), ...render(children, { wrapper: Page }) }
}
