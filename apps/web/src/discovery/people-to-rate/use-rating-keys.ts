import { useEffect } from 'react'
import type { Said } from './round.ts'

const answers: Readonly<Record<string, Said>> = {
  1: 'well',
  2: 'somewhat',
  3: 'barely',
  4: 'not_at_all',
  0: 'skipped',
  ArrowRight: 'skipped',
}
const takesKeys = 'input, textarea, select, [contenteditable="true"], [role="listbox"], [role="menu"]'

/** 1 to 4 answer, 0 and → skip, ← takes the last answer back. */
export const useRatingKeys = (answer: (said: Said) => void, undo: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, target, repeat } = event
      if (ctrlKey || metaKey || altKey || isComposing || repeat || event.defaultPrevented) return
      if (target instanceof Element && target.closest(takesKeys)) return
      if (document.querySelector('[role="dialog"], dialog[open]')) return
      const said = answers[key]
      if (said) answer(said)
      else if (key === 'ArrowLeft') undo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [answer, undo])
}
