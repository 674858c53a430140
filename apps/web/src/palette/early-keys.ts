/**
 * Ctrl K pressed before the shell is there, and what was typed after it. Listens from the first script on, until the
 * palette takes over: whoever knows the keys does not wait for the screen.
 */
let typed: string | null = null

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>

export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: Pressed): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing

/** What stands in the field after one more key; null while the palette is closed. */
export const typeEarly = (before: string | null, pressed: Pressed): string | null => {
  if (isPaletteKey(pressed)) return before === null ? '' : null
  if (before === null || pressed.key === 'Escape') return null
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return before
  if (pressed.key === 'Backspace') return before.slice(0, -1)
  // Keys that write nothing have names of several letters.
  return /^.$/su.test(pressed.key) ? before + pressed.key : before
}

const onKey = (event: KeyboardEvent): void => {
  // Whoever types into a field of a screen without the palette does not mean the palette.
  const isInField = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
  if (isInField) {
    typed = null
    return
  }
  const after = typeEarly(typed, event)
  if (after !== null || isPaletteKey(event)) event.preventDefault()
  typed = after
}

export const listenEarly = (): void => document.addEventListener('keydown', onKey)

/** What was typed so far, or null when the palette was not asked for. From here on the palette listens itself. */
export const takeEarlyKeys = (): string | null => {
  document.removeEventListener('keydown', onKey)
  const taken = typed
  typed = null
  return taken
}
