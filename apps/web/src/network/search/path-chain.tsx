import styles from './path-chain.module.css'
import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { legsOf } from './path-legs.ts'

type Props = { path: Omit<Path, 'relationships'>; target: { id: string; name: string } }

/**
 * A path from top to bottom, with the evidence of each relationship. The API explains it in sentences and does not say
 * how strong each relationship is, so all lines have one width; they are dashed where the path is not verified.
 */
export const PathChain = ({ path, target }: Props) => (
  <ol className={styles.foundPath} data-status={path.status} aria-label={path.label}>
    <li className={styles.stop}>
      <Portrait id="you" name={kitMessages.you()} size={24} look="you" />
      <span className={styles.name}>{kitMessages.you()}</span>
    </li>
    {legsOf(path, target).map(({ to, sentences }) => (
      <li key={to.id}>
        <ul className={styles.leg}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <span className={styles.stop}>
          <Portrait id={to.id} name={to.name} size={24} />
          <span className={styles.name}>{to.name}</span>
        </span>
      </li>
    ))}
  </ol>
)
