import { useEffect, useRef, useState } from 'react'
import { openStage, type Stage } from './stage/open-stage.ts'
import type { NetworkMapState } from './use-network-map.ts'

const besideCard = 120

/** Opens the stage when the network is there, and tells it whenever something else is to be seen. */
export const useStage = (
  { network, layout, scene, stops }: NetworkMapState,
  tokens: { number: number } | null,
  onPick: (number: number | null) => void,
) => {
  const container = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const [drawn, setDrawn] = useState({ relationships: 0, inView: 0 })
  const [cannotDraw, setCannotDraw] = useState(false)
  const pick = useRef(onPick)
  useEffect(() => {
    pick.current = onPick
  })

  useEffect(() => {
    if (!container.current) return undefined
    try {
      const opened = openStage(container.current, network, layout, {
        onPoint: setPointed,
        onPick: (number) => pick.current(number === 0 ? null : number),
        onDrawn: (relationships, inView) => setDrawn({ relationships, inView }),
      })
      setStage(opened)
      return () => {
        setStage(null)
        opened.close()
      }
    } catch (error) {
      // No WebGL, or none to be had: the table shows the same people.
      console.error(error)
      setCannotDraw(true)
      return undefined
    }
  }, [network, layout])

  useEffect(() => stage?.show(scene), [stage, scene])
  useEffect(() => {
    if (tokens) stage?.focus(tokens.number, true)
  }, [stage, tokens])
  // A way is seen from end to end, beside the card that tells it where that stands in the frame.
  useEffect(() => {
    if (stops) stage?.fit(matchMedia('(min-width: 75em)').matches ? besideCard : 0)
  }, [stage, stops])

  return { container, stage, pointed, drawn, cannotDraw }
}
