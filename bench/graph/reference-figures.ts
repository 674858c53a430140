import type { Size } from '../network/sizes.ts'
import type { QuestionName } from './graph-questions.ts'

/** Milliseconds and, with 16 clients, per second, as measured when the design was decided: the statements alone. */
interface Figure {
  one: Partial<Record<Size, readonly [p50: number, p95: number]>>
  sixteen: Partial<Record<Size, readonly [p50: number, p95: number, perSecond: number]>>
}

export const referenceFigures: Record<QuestionName, Figure> = {
  'people-search': {
    one: { s: [1.5, 3], m: [2.3, 13], l: [3.6, 25] },
    sixteen: { m: [23, 106, 456], l: [30, 178, 305] },
  },
  'person-connectors': {
    one: { s: [0.32, 0.79], m: [0.21, 0.61], l: [0.27, 0.49] },
    sixteen: { m: [3.4, 12, 3441], l: [2.8, 6.9, 4870] },
  },
  'company-ranking': { one: { m: [0.16, 0.65] }, sixteen: {} },
  'person-paths': {
    one: { s: [1.2, 2.6], m: [0.9, 2], l: [0.8, 1.5] },
    sixteen: { m: [7.9, 19, 1751], l: [8.8, 21, 1575] },
  },
  'top-people': { one: { s: [2, 4.2], m: [2.1, 4], l: [2.3, 4.2] }, sixteen: { m: [15, 35, 941], l: [23, 55, 604] } },
}
