import text from '../../kit/text.module.css'
import styles from './chain-line.module.css'
import { Skeleton } from '@mantine/core'
import { IconLink, IconUnlink } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import { auditChainQuery } from './audit.queries.ts'

const figures = new Intl.NumberFormat('en-GB')

/** One line that says whether the log can be believed. */
export const ChainLine = () => {
  const { data, isError, refetch } = useQuery(auditChainQuery)
  if (isError) {
    return (
      <p className={styles.line}>
        The chain could not be checked.{' '}
        <button type="button" className={clsx(styles.again, text.link)} onClick={() => void refetch()}>
          Check again
        </button>
      </p>
    )
  }
  if (!data)
    return (
      <div className={styles.line} aria-busy="true">
        <output className={text.onlySpoken}>Checking the chain</output>
        <Skeleton height={12} width={200} />
      </div>
    )
  return (
    <p className={styles.line} data-intact={data.intact}>
      {data.intact ? (
        <IconLink size={18} stroke={1.75} aria-hidden="true" />
      ) : (
        <IconUnlink size={18} stroke={1.75} aria-hidden="true" />
      )}
      {data.intact ? (
        <span>
          Chain intact: {figures.format(data.count)} {data.count === 1 ? 'event' : 'events'}
        </span>
      ) : (
        <span>
          Chain broken{data.firstBreak === null ? '' : ` at event ${figures.format(data.firstBreak)}`}: do not rely on
          what follows, and tell whoever runs this server.
        </span>
      )}
      {data.head ? (
        <code
          className={clsx(styles.head, text.clip)}
          title="Hash of the newest event; note it down to notice a cut tail"
        >
          {data.head}
        </code>
      ) : null}
    </p>
  )
}
