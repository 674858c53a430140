import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Option } from './palette-shapes.ts'
import { stepFrom } from './step-from.ts'

type Props = {
  options: readonly Option[]
  /** What is found still answers what was typed before. */
  isBehind: boolean
  onChoose: (option: Option) => void
  pointedAt: string | null
  setPointedAt: (id: string | null) => void
}

/** Keys then belong to the list of characters that is open; Safari says so by the code alone. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229

const isFound = ({ group }: Option): boolean => group === 'exact' || group === 'people' || group === 'companies'

/**
 * Which one is active, and when it is chosen. Enter pressed on somebody whom nobody pointed at, and who was found for
 * what was typed before, waits for the answer: it would open the wrong one.
 */
export const useChoosing = ({ options, isBehind, onChoose, pointedAt, setPointedAt }: Props) => {
  const isEntered = useRef(false)
  const pointed = options.find(({ id }) => id === pointedAt)
  const active = pointed ?? options[0]
  useEffect(() => {
    if (!isEntered.current || isBehind || !active) return
    isEntered.current = false
    onChoose(active)
  })
  return {
    active,
    pointAt: ({ id }: Option) => setPointedAt(id),
    startAgain: () => {
      setPointedAt(null)
      isEntered.current = false
    },
    onKey: (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        event.preventDefault()
        if (!active || (isBehind && !pointed && isFound(active))) isEntered.current = isBehind
        else onChoose(active)
      }
      const next = stepFrom(options, active, event.key)
      if (!next) return
      event.preventDefault()
      setPointedAt(next.id)
    },
  }
}
