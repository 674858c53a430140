import PeopleGraph from 'graphology'
import { Sigma } from 'sigma'
import type { NodeDisplayData } from 'sigma/types'
import type { Layout } from '../layout/place-people.ts'
import { discProgramOver, type DrawUnder } from './disc-program.ts'

export type LookOf = (number: number) => Partial<NodeDisplayData> & { fill?: string }

/** Layers sigma makes and the picture has no use for. */
const unused = ['edges', 'edgeLabels', 'hovers', 'hoverNodes'] as const

/** Sigma draws the people and knows pan, zoom, touch and what is under the pointer. The rest are our own layers. */
export const openRenderer = (container: HTMLElement, layout: Layout, lookOf: LookOf, drawUnder: DrawUnder): Sigma => {
  const isCalm = prefersCalm()
  const graph = new PeopleGraph()
  layout.x.forEach((x, number) => graph.addNode(String(number), { x, y: layout.y[number], size: layout.size[number] }))
  const renderer = new Sigma(graph, container, {
    nodeProgramClasses: { circle: discProgramOver(drawUnder) },
    nodeReducer: (key, data) => ({ ...data, ...lookOf(Number(key)) }),
    renderLabels: false,
    defaultDrawNodeHover: () => undefined,
    itemSizesReference: 'positions',
    zoomToSizeRatioFunction: (ratio) => ratio,
    stagePadding: 34,
    enableCameraRotation: false,
    minCameraRatio: Math.min(0.5, 4 / layout.radius),
    maxCameraRatio: 1.5,
    zoomDuration: isCalm ? 1 : 150,
    inertiaDuration: isCalm ? 1 : 160,
    doubleClickZoomingDuration: isCalm ? 1 : 150,
    // A container that gets its size a moment later is not an error.
    allowInvalidContainer: true,
  })
  renderer.setCustomBBox({ x: [-layout.radius, layout.radius], y: [-layout.radius, layout.radius] })
  const canvases = renderer.getCanvases()
  for (const name of unused) canvases[name]?.style.setProperty('display', 'none')
  // One pixel each instead of a screenful to clear with every frame; the last one only catches the pointer.
  const shrink = (): void => {
    for (const name of [...unused, 'mouse']) {
      canvases[name]?.setAttribute('width', '1')
      canvases[name]?.setAttribute('height', '1')
    }
  }
  shrink()
  renderer.on('resize', shrink)
  return renderer
}

export const prefersCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A layer of our own under sigma's, sized by sigma with the rest. */
export const openGround = (renderer: Sigma): CanvasRenderingContext2D => {
  renderer.createCanvasContext('ground')
  const canvas = renderer.getCanvases()['ground']
  const context = canvas?.getContext('2d')
  if (!canvas || !context) throw new Error('This browser has no canvas to draw on')
  renderer.getContainer().prepend(canvas)
  renderer.resize(true)
  return context
}

export const labelContext = (renderer: Sigma): CanvasRenderingContext2D => {
  const context = renderer.getCanvases()['labels']?.getContext('2d')
  if (!context) throw new Error('This browser has no canvas to draw on')
  return context
}

export const sharedContext = (renderer: Sigma): WebGL2RenderingContext => {
  const context = renderer.getCanvases()['nodes']?.getContext('webgl2')
  if (!context) throw new Error('This browser has no WebGL 2')
  return context
}
