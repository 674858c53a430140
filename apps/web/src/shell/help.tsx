import { lazy, Suspense, useState } from 'react'
import { usePanel } from '../kit/use-panel.ts'
import { helpPanel } from '../navigation/help-panel.ts'
import { useKeys } from './use-keys.ts'

const KeysSheet = lazy(() => import('./keys-sheet.tsx').then(({ KeysSheet: sheet }) => ({ default: sheet })))

export const Help = () => {
  const { panel, open, close } = usePanel()
  const opened = panel === helpPanel
  const [wanted, setWanted] = useState(opened)
  if (opened && !wanted) setWanted(true)
  useKeys(() => open(helpPanel))
  if (!wanted) return null
  return (
    <Suspense>
      <KeysSheet opened={opened} onClose={close} />
    </Suspense>
  )
}
