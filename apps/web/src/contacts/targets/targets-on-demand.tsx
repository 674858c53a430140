import { lazy, Suspense, useState } from 'react'
import { usePanel } from '../../kit/use-panel.ts'
import { readTargetPanel } from './target-panel-param.ts'

const TargetPanel = lazy(() => import('./target-panel.tsx').then(({ TargetPanel: panel }) => ({ default: panel })))

/** Loads the form when somebody is first added. */
export const TargetsOnDemand = () => {
  const asked = readTargetPanel(usePanel().panel) !== null
  const [wanted, setWanted] = useState(asked)
  if (asked && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense>
      <TargetPanel />
    </Suspense>
  )
}
