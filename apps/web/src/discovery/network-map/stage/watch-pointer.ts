import type { Sigma } from 'sigma'

type Point = { x: number; y: number }
type Watch = { pointedAt: (point: Point | null) => void; clickedAt: (point: Point) => void }

/** What the pointer does, without sigma's own search for who is under it; panning and zooming stay with sigma. */
export const watchPointer = (renderer: Sigma, { pointedAt, clickedAt }: Watch): void => {
  const mouse = renderer.getMouseCaptor()
  const touch = renderer.getTouchCaptor()
  mouse.removeAllListeners()
  touch.removeAllListeners()
  mouse.on('mousemove', (event) => pointedAt(mouse.isMouseDown ? null : event))
  mouse.on('mouseleave', () => pointedAt(null))
  mouse.on('click', clickedAt)
  touch.on('tap', ({ touches, previousTouches }) => {
    const point = touches[0] ?? previousTouches[0]
    if (point) clickedAt(point)
  })
}
