import { lazy, Suspense, useEffect, useState } from 'react'
import type { usePalette } from './use-palette.ts'

const load = () => import('./palette-dialog.tsx')
const PaletteDialog = lazy(() => load().then(({ PaletteDialog: dialog }) => ({ default: dialog })))

/** Long enough for the screen itself to be there. */
const afterTheScreen = 1500

/**
 * The dialog is loaded after the screen and before it is asked for: whoever knows the keys types on at once, and what
 * is typed before there is a field would be lost.
 */
export const Palette = ({ palette: { opened, dismiss, leave } }: { palette: ReturnType<typeof usePalette> }) => {
  const [wanted, setWanted] = useState(opened)
  if (opened && !wanted) setWanted(true)
  useEffect(() => {
    const soon = setTimeout(() => void load().catch(() => null), afterTheScreen)
    return () => clearTimeout(soon)
  }, [])
  if (!wanted) return null
  return (
    <Suspense>
      <PaletteDialog opened={opened} onDismiss={dismiss} onChosen={leave} />
    </Suspense>
  )
}
