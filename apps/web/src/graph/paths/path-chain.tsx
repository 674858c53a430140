import styles from './path-chain.module.css'
import type { Path, PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { PathEdge } from '../../kit/path-edge.tsx'
import type { Edge } from '../../kit/path-shapes.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { edgeOf } from './draw-path.ts'
import { type Leg, legsOf } from './path-legs.ts'
import { sentenceCase } from './path-words.ts'

type Relationship = Path['relationships'][number] & Partial<Pick<PathInFull['relationships'][number], 'evidence'>>
type Props = {
  path: Omit<Path, 'relationships'> & { relationships?: readonly Relationship[] }
  target: { id: string; name: string }
}

const StepLine = ({ edge }: { edge: Edge | undefined }) =>
  edge ? (
    <PathEdge edge={edge} size="compact" direction="down" className={styles.edge} />
  ) : (
    <span className={styles.savedEdge} />
  )

const Step = ({ leg: { to, sentences }, relationship }: { leg: Leg; relationship: Relationship | undefined }) => {
  const edge = relationship ? edgeOf(relationship) : undefined
  const by = edge?.evidence.find((one) => one.by !== undefined)?.by
  return (
    <li>
      <div className={styles.leg}>
        <StepLine edge={edge} />
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {by ? <li>{sentenceCase(by)}</li> : null}
        </ul>
      </div>
      <span className={styles.stop}>
        <Portrait id={to.id} name={to.name} size={24} />
        <span className={styles.name}>{to.name}</span>
      </span>
    </li>
  )
}

/**
 * A path from top to bottom, with the evidence of each relationship, each drawn as in the other pictures of a path. One
 * that was saved with a request has no relationships: its lines have one width, solid where all of it was verified.
 */
export const PathChain = ({ path, target }: Props) => (
  <ol className={styles.foundPath} data-status={path.status} aria-label={path.label}>
    <li className={styles.stop}>
      <Portrait id="you" name={kitMessages.you()} size={24} look="you" />
      <span className={styles.name}>{kitMessages.you()}</span>
    </li>
    {legsOf(path, target).map((leg, at) => (
      <Step key={leg.to.id} leg={leg} relationship={path.relationships?.[at]} />
    ))}
  </ol>
)
