import styles from './path-line.module.css'
import text from './text.module.css'
import type { PathSize } from './edge-style.ts'
import { Portrait } from './portrait.tsx'
import { PathEdge } from './path-edge.tsx'
import type { DrawnPath } from './path-shapes.ts'
import { pathSentence } from './path-text.ts'

type Props = { path: DrawnPath; size: Exclude<PathSize, 'full'> }

/** Portraits and ties alone, as one picture; the sentence is what is read aloud instead. */
export const PathLine = ({ path, size }: Props) => {
  const portrait = size === 'mini' ? 20 : 24
  const last = path.hops.length - 1
  return (
    <span className={styles.pathLine} data-size={size} data-steps={path.hops.length}>
      <span className={text.onlySpoken}>{pathSentence(path)}</span>
      <Portrait id={path.you.id} name={path.you.name} size={portrait} look="you" className={styles.portrait} />
      {path.hops.map(({ person, edge }, at) => (
        <span
          key={person.id}
          className={styles.hop}
          data-part={at === last ? 'target' : 'connector'}
          data-warmth={edge.warmth}
        >
          <PathEdge edge={edge} size={size} className={styles.edge} />
          <Portrait id={person.id} name={person.name} size={portrait} className={styles.portrait} />
        </span>
      ))}
    </span>
  )
}
