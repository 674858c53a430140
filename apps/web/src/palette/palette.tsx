import { PaletteDialog } from './palette-dialog.tsx'
import type { usePalette } from './use-palette.ts'

export const Palette = ({ palette: { opened, typed, dismiss, leave } }: { palette: ReturnType<typeof usePalette> }) =>
  opened ? <PaletteDialog startsWith={typed} onDismiss={dismiss} onChosen={leave} /> : null
