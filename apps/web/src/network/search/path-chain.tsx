import styles from './path-chain.module.css'
import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { legsOf } from './path-legs.ts'

type Props = { path: Path; target: { id: string; name: string } }

/**
 * A way from top to bottom, with what each tie rests on. The API says that in sentences and not how strong each tie is,
 * so all ties have one width; they are dashed where the way is not verified.
 */
export const PathChain = ({ path, target }: Props) => (
  <ol className={styles.foundPath} data-status={path.status} aria-label={path.label}>
    <li className={styles.stop}>
      <Portrait id="you" name="You" size={24} look="you" />
      <span className={styles.name}>You</span>
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
