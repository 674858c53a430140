import { lazy, Suspense, useState } from 'react'
import type { SidePanelProps } from './side-panel-drawer.tsx'

const Drawer = lazy(() =>
  import('./side-panel-drawer.tsx').then(({ SidePanelDrawer }) => ({ default: SidePanelDrawer })),
)

/** Details beside the list they belong to. Loaded when first opened: the first screen is there sooner without it. */
export const SidePanel = (props: SidePanelProps) => {
  const [wanted, setWanted] = useState(props.opened)
  if (props.opened && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense>
      <Drawer {...props} />
    </Suspense>
  )
}
