import { useEffect, useRef, useState } from 'react'

/** Ctrl K, or on a Mac ⌘ K, from everywhere; where one was is remembered, to come back to. */
export const usePalette = () => {
  const [opened, setOpened] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  const open = () => {
    cameFrom.current = document.activeElement
    setOpened(true)
  }
  const back = () => cameFrom.current instanceof HTMLElement && cameFrom.current.focus()
  const dismiss = () => {
    setOpened(false)
    back()
  }
  /** Reading goes on at the new screen, unless one stayed where one was. */
  const leave = (goes: boolean) => {
    setOpened(false)
    if (goes) document.getElementById('content')?.focus({ preventScroll: true })
    else back()
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || isComposing) return
      event.preventDefault()
      if (opened) dismiss()
      else open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return { opened, open, dismiss, leave }
}
