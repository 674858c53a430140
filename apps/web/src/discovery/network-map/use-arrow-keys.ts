import type { KeyboardEvent } from 'react'
import { type Direction, nearestInDirection } from './layout/nearest-neighbour.ts'
import type { Stage } from './stage/open-stage.ts'
import type { NetworkMapState } from './use-network-map.ts'

const arrows: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }
const step = 1.5

/** Arrows move the selection, Enter opens, Escape clears; plus, minus and 0 zoom. Starts from you. */
export const useArrowKeys = (
  { layout, shown, selected, select, mode, setMode }: NetworkMapState,
  stage: Stage | null,
  open: (number: number) => void,
) => {
  const actions: Record<string, () => void> = {
    Enter: () => selected && open(selected),
    Escape: () => (selected === null && mode === 'path' ? setMode('look') : select(null)),
    '+': () => stage?.zoom(step),
    '=': () => stage?.zoom(step),
    '-': () => stage?.zoom(1 / step),
    '0': () => stage?.fit(),
  }
  const move = (direction: Direction): void => {
    const next = nearestInDirection(layout, shown, selected ?? 0, direction)
    if (next === null) return
    select(next === 0 ? null : next)
    stage?.focus(next, false)
  }
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = arrows[event.key]
    const action = direction ? () => move(direction) : actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
}
