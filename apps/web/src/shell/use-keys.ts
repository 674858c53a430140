import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { railScreens } from '../navigation/screens.ts'
import { stepThroughRows } from './step-through-rows.ts'

/** Keys then belong to what is typed, or to the dialog that is open. */
const takesKeys = 'input, textarea, select, [contenteditable="true"], [role="listbox"], [role="menu"]'
const openDialog = '[role="dialog"], dialog[open]'
/** After "g" the second key has to come within this time. */
const patienceMs = 1200

/** Single keys for whoever works without a mouse; `?` shows them all. */
export const useKeys = (onHelp: () => void): void => {
  const navigate = useNavigate()
  const pressedG = useRef(0)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, target } = event
      if (ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented) return
      if (target instanceof Element && target.closest(takesKeys)) return
      if (document.querySelector(openDialog)) return
      const isSecond = performance.now() - pressedG.current < patienceMs
      pressedG.current = 0
      const place = isSecond ? railScreens.find(({ rail }) => rail.key === key) : undefined
      if (place) void navigate({ to: place.to, search: {} })
      else if (key === 'g') pressedG.current = performance.now()
      else if (key === '?') onHelp()
      else if (key === 'j' || key === 'k') stepThroughRows(key === 'j' ? 1 : -1)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
