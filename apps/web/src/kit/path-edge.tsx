import styles from './path-edge.module.css'
import { clsx } from 'clsx'
import { edgeStyle, type PathSize } from './edge-style.ts'
import type { Edge } from './path-shapes.ts'

type Props = { edge: Edge; size: PathSize; direction?: 'across' | 'down'; className?: string | undefined }

const spans = {
  whole: [['0%', '100%']],
  gap: [
    ['0%', '34%'],
    ['66%', '100%'],
  ],
} as const

/**
 * One tie as a road on a map: a pale casing of full width, so the eye has something to measure
 * the line against, and the line itself. Lengths are percentages and the SVG has no view box, so
 * it stretches to its cell while widths and dashes stay in pixels.
 */
export const PathEdge = ({ edge, size, direction = 'across', className }: Props) => {
  const look = edgeStyle(edge, size)
  return (
    <svg
      className={clsx(styles.pathEdge, className)}
      data-size={size}
      data-direction={direction}
      data-warmth={edge.warmth}
      aria-hidden="true"
    >
      {spans[look.gap ? 'gap' : 'whole'].map(([from, to]) => {
        const ends =
          direction === 'across'
            ? { x1: from, x2: to, y1: '50%', y2: '50%' }
            : { x1: '50%', x2: '50%', y1: from, y2: to }
        return (
          <g key={from}>
            {look.gap ? null : <line {...ends} className={styles.casing} strokeWidth={look.casing} />}
            <line
              {...ends}
              className={styles.line}
              data-gap={look.gap}
              strokeWidth={look.width}
              strokeDasharray={look.dash}
            />
          </g>
        )
      })}
    </svg>
  )
}
