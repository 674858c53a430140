import { lazy, Suspense, useState } from 'react'
import { usePanel } from '../kit/use-panel.ts'

const NewWorkspacePanel = lazy(() =>
  import('./new-workspace-panel.tsx').then(({ NewWorkspacePanel: panel }) => ({ default: panel })),
)

/** Loads the panel when it is first asked for: few visits need it, and every page would pay for its form. */
export const NewWorkspace = () => {
  const { panel, close } = usePanel()
  const opened = panel === 'new-workspace'
  const [wanted, setWanted] = useState(opened)
  if (opened && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense>
      <NewWorkspacePanel opened={opened} onClose={close} />
    </Suspense>
  )
}
