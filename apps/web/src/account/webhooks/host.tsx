import styles from './webhooks.module.css'
import { Fragment } from 'react'

/** A long one is wrapped after its dots. */
export const Host = ({ host }: { host: string }) => (
  <span className={styles.host}>
    {host.split(/(?<=\.)/u).map((part, at) => (
      // The parts of a name stay where they are.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={at}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </span>
)
