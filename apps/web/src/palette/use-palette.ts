import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isPaletteKey, takeEarlyKeys } from './early-keys.ts'

/** Ctrl K, or on a Mac ⌘ K, from everywhere; where one was is remembered, to come back to. */
export const usePalette = () => {
  const [early] = useState(takeEarlyKeys)
  const [opened, setOpened] = useState(early !== null)
  const [typed, setTyped] = useState(early ?? '')
  const cameFrom = useRef<Element | null>(null)
  const open = () => {
    cameFrom.current = document.activeElement
    setTyped('')
    setOpened(true)
  }
  const back = () => cameFrom.current instanceof HTMLElement && cameFrom.current.focus()
  // While the dialog is open, nothing outside it takes the focus.
  const close = () => flushSync(() => setOpened(false))
  const dismiss = () => {
    close()
    back()
  }
  /** Reading goes on at the new screen, unless one stayed where one was. */
  const leave = (goes: boolean) => {
    close()
    if (goes) document.getElementById('content')?.focus({ preventScroll: true })
    else back()
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      // The next key may follow at once: the field must have focus before this one is over.
      if (opened) dismiss()
      else flushSync(open)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return { opened, typed, open, dismiss, leave }
}
