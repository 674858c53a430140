import type { Network } from '../../../contacts/network-people/network-lookup.ts'
import { chooseRelationships } from '../layout/choose-relationships.ts'
import { personAt } from '../layout/person-at.ts'
import type { Layout } from '../layout/place-people.ts'
import { pagePalette } from './colours.ts'
import { drawCompanyNames } from './company-names.ts'
import { discStyles } from './disc-style.ts'
import { discRadius, frameOf, screenX, screenY, viewOf } from './frame.ts'
import { drawLabels } from './labels-layer.ts'
import { moveCamera } from './move-camera.ts'
import { firstShare, nextShare } from './moving-share.ts'
import { labelContext, openGround, openRenderer, prefersCalm, sharedContext } from './open-renderer.ts'
import { packRelationships } from './pack-relationships.ts'
import { openRelationshipLayer, type RelationshipLayer, timeToDraw } from './relationship-layer.ts'
import { drawTiles } from './tiles.ts'
import { watchPage } from './watch-page.ts'
import { watchPointer } from './watch-pointer.ts'

/** Who gets a name first when there is not room for all: whom you know, then the strongest. */
const labelOrder = ({ people }: Network): Int32Array =>
  Int32Array.from(people, (_, at) => at + 1).sort((one, other) => {
    const [first, second] = [people[one - 1], people[other - 1]]
    if (!first || !second) return 0
    return first.ring - second.ring || (second.strength ?? -1) - (first.strength ?? -1) || one - other
  })

/** What is to be seen: who is shown, who and what is lit, who is selected, which company is chosen. */
export type Scene = {
  shown: Uint8Array
  litPeople: readonly number[]
  litRelationships: readonly number[]
  selected: number | null
  company: string | null
}
export type StageEvents = {
  onPoint: (number: number | null) => void
  onPick: (number: number | null) => void
  onDrawn: (drawn: number, inView: number) => void
}
/** Where somebody is drawn, and in how large a frame, in pixels. */
export type Place = { x: number; y: number; radius: number; width: number; height: number }
export type Stage = {
  show: (scene: Scene) => void
  /** Brings a person into view: closely to look at them, otherwise only if they are outside it. */
  focus: (number: number, closely: boolean) => void
  zoom: (factor: number) => void
  /** Shows all of it, so many pixels to the right of the middle. */
  fit: (aside?: number) => void
  placeOf: (number: number) => Place
  close: () => void
}

/** What a machine without a graphics card still draws in good time, and the eye can still read. */
const mostRelationships = 2500
const settlesAfter = 140

export const openStage = (container: HTMLElement, network: Network, layout: Layout, on: StageEvents): Stage => {
  const order = labelOrder(network)
  const family = getComputedStyle(container).fontFamily
  let palette = pagePalette()
  let looks = discStyles(network.people, palette)
  let scene = wholeScene(layout)
  let lit = new Set<number>()
  let pointed: number | null = null
  let settling: ReturnType<typeof setTimeout> | undefined
  let share = 1
  let isUntimed = false
  let isLoaded = false
  let lastFrame = 0
  let relationships: RelationshipLayer | undefined

  const isVisible = (number: number): boolean => Boolean(scene.shown[number]) || lit.has(number)
  const renderer = openRenderer(
    container,
    layout,
    (number) => ({
      ...(lit.size > 0 && !lit.has(number) ? looks.faded : looks.plain)[number],
      hidden: !isVisible(number),
    }),
    (_, { matrix, width, height }) => {
      // Sigma draws once while it opens, when there is nothing of ours to draw yet.
      if (!relationships) return
      const { unit } = frameOf(renderer)
      // Ties grow with zoom, but slower than the picture, and are thinner where people stand closer.
      const thickness = Math.min(2.4, Math.max(0.5, Math.sqrt(unit / 18)))
      relationships.draw({ matrix, width, height, thickness, share: settling === undefined ? 1 : share })
    },
  )
  const gl = sharedContext(renderer)
  const relationshipLayer = openRelationshipLayer(gl)
  relationships = relationshipLayer
  const ground = openGround(renderer)
  const labels = labelContext(renderer)

  const loadInferredRelationships = (): void => {
    const choice = chooseRelationships(network, layout, scene.shown, viewOf(frameOf(renderer)), mostRelationships)
    relationshipLayer.load(packRelationships(network, layout, choice.relationships, scene.litRelationships, palette))
    isUntimed = !isLoaded
    isLoaded = true
    on.onDrawn(choice.relationships.length, choice.inView)
  }
  const repaint = (): void => {
    loadInferredRelationships()
    renderer.refresh({ schedule: true })
  }
  const settle = (): void => {
    settling = undefined
    loadInferredRelationships()
    renderer.scheduleRender()
  }
  const move = (): void => {
    clearTimeout(settling)
    settling = setTimeout(settle, settlesAfter)
  }

  const drawNames = (): void => {
    const frame = frameOf(renderer)
    const isMoving = settling !== undefined
    const marks = { shown: scene.shown, lit: scene.litPeople, selected: scene.selected, pointed }
    labels.clearRect(0, 0, frame.width, frame.height)
    const written = drawCompanyNames(labels, frame, layout, palette, family, scene.company)
    drawLabels({ context: labels, network, layout, frame, palette, family, marks, order, written, isMoving })
  }

  renderer.on('afterRender', () => {
    const frame = frameOf(renderer)
    // A container on its way in or out has no room, and there is nothing to draw in none.
    if (frame.unit <= 0) return
    const now = performance.now()
    if (isUntimed) {
      share = firstShare(timeToDraw(gl, now))
      isUntimed = false
    }
    if (settling !== undefined && now - lastFrame < settlesAfter * 8) share = nextShare(share, now - lastFrame)
    lastFrame = now
    drawTiles(ground, frame, layout, palette, scene.company)
    drawNames()
  })
  renderer.getCamera().on('updated', move)
  const find = (point: { x: number; y: number }): number | null => {
    const marks = Uint8Array.from(scene.shown, (_, number) => (isVisible(number) ? 1 : 0))
    return personAt(layout, marks, renderer.viewportToGraph(point), frameOf(renderer).unit)
  }
  watchPointer(renderer, {
    pointedAt: (point) => {
      const found = point && find(point)
      if (found === pointed) return
      pointed = found
      on.onPoint(found)
      drawNames()
    },
    clickedAt: (point) => on.onPick(find(point)),
  })
  const stopWatching = watchPage(container, {
    resized: () => {
      move()
      renderer.scheduleRender()
    },
    recoloured: () => {
      palette = pagePalette()
      looks = discStyles(network.people, palette)
      repaint()
    },
  })
  return {
    show: (next) => {
      scene = next
      lit = new Set(next.litPeople)
      repaint()
    },
    ...moveCamera(renderer, layout, prefersCalm()),
    placeOf: (number) => {
      const frame = frameOf(renderer)
      const radius = discRadius(frame, layout, number)
      return { ...frame, x: screenX(frame, layout, number), y: screenY(frame, layout, number), radius }
    },
    close: () => {
      clearTimeout(settling)
      stopWatching()
      renderer.kill()
    },
  }
}

const wholeScene = ({ x }: Layout): Scene => ({
  shown: new Uint8Array(x.length).fill(1),
  litPeople: [],
  litRelationships: [],
  selected: null,
  company: null,
})
