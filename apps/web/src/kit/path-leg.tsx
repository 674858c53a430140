import styles from './path-full.module.css'
import type { ReactNode } from 'react'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { EvidenceChip } from './evidence-chip.tsx'
import { PathEdge } from './path-edge.tsx'
import type { Edge } from './path-shapes.ts'
import { edgeWords } from './path-text.ts'
import { kitMessages } from './kit.messages.ts'

type Props = { edge: Edge; to: string; onStrength?: () => void; menu?: ReactNode }

/** What stands between two people: the drawn tie with its number on it, then the evidence. */
export const PathLeg = ({ edge, to, onStrength, menu }: Props) => {
  const mark = edge.strength === null ? kitMessages.unknown() : formatNumber(edge.strength)
  return (
    <div className={styles.leg}>
      <div className={styles.legLine}>
        <PathEdge edge={edge} size="full" direction="across" className={styles.legEdge} />
        <PathEdge edge={edge} size="full" direction="down" className={styles.legEdge} />
        {onStrength ? (
          <button
            type="button"
            className={styles.mark}
            onClick={onStrength}
            aria-label={kitMessages.relationshipTo({ name: to, relationship: edgeWords(edge) })}
          >
            {mark}
          </button>
        ) : (
          <span className={styles.mark} title={edgeWords(edge)}>
            {mark}
          </span>
        )}
      </div>
      <div className={styles.legWords}>
        <span className={styles.legWarmth}>{kitMessages.freshnessAndBasis(edge)}</span>
        {edge.evidence.length > 0 ? (
          <ul className={styles.legEvidence} aria-label={kitMessages.evidenceFor({ name: to })}>
            {edge.evidence.map((one) => (
              <li key={one.label}>
                <EvidenceChip {...one} />
              </li>
            ))}
          </ul>
        ) : (
          <span className={styles.legNothing}>{kitMessages.noEvidence()}</span>
        )}
        {menu}
      </div>
    </div>
  )
}
