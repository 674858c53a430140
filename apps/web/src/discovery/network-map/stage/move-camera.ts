import type { Sigma } from 'sigma'
import type { Layout } from '../layout/place-people.ts'
import { frameOf, screenX, screenY } from './frame.ts'

/** From the edge of the view, in pixels: nearer than this counts as outside. */
const margin = 48
/** The disc of a person looked at closely, in pixels. */
const closeRadius = 14

/** The renderer's own space: the picture's middle is at 0.5, its width is 1. */
const toRenderer = (value: number | undefined, { radius }: Layout): number => 0.5 + (value ?? 0) / (2 * radius)

/** Movements take 160 ms and explain where one went; with reduced motion one is simply there. */
export const moveCamera = (renderer: Sigma, layout: Layout, isCalm: boolean) => {
  const camera = renderer.getCamera()
  const go = (state: { x?: number; y?: number; ratio?: number }): void => {
    if (isCalm) camera.setState(state)
    else void camera.animate(state, { duration: 160, easing: 'quadraticOut' })
  }
  return {
    focus: (number: number, closely: boolean): void => {
      const frame = frameOf(renderer)
      const [x, y] = [screenX(frame, layout, number), screenY(frame, layout, number)]
      const isInside = x > margin && x < frame.width - margin && y > margin && y < frame.height - margin
      if (isInside && !closely) return
      const radius = (layout.size[number] ?? 1) * frame.unit
      const ratio = closely ? Math.min(camera.ratio, (camera.ratio * radius) / closeRadius) : camera.ratio
      go({ x: toRenderer(layout.x[number], layout), y: toRenderer(layout.y[number], layout), ratio })
    },
    zoom: (factor: number): void => go({ ratio: camera.getBoundedRatio(camera.ratio / factor) }),
    fit: (aside = 0): void => {
      const whole = 2 * layout.radius * frameOf(renderer).unit * camera.ratio
      go({ x: 0.5 - aside / whole, y: 0.5, ratio: 1 })
    },
  }
}
