import type { Network } from '../../../contacts/network-people/network-lookup.ts'
import type { Box } from '../layout/label-boxes.ts'
import type { Layout } from '../layout/place-people.ts'
import type { Palette } from './colours.ts'
import type { Frame } from './frame.ts'

/** Who is drawn with more than a disc. */
export type Marks = { shown: Uint8Array; lit: readonly number[]; selected: number | null; pointed: number | null }

export type Given = {
  context: CanvasRenderingContext2D
  network: Network
  layout: Layout
  frame: Frame
  palette: Palette
  family: string
  marks: Marks
  order: Int32Array
  /** What is written already: the companies' names. */
  written: readonly Box[]
  isMoving: boolean
}
