import text from '../../kit/text.module.css'
import styles from './chain-line.module.css'
import { Skeleton } from '@mantine/core'
import { IconLink, IconUnlink } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import { auditChainQuery } from './audit.queries.ts'
import { auditMessages } from '@wellmet/account/audit/audit.messages.ts'

type Verdict = { intact: boolean; count: number; firstBreak: number | null }

const chainSentence = ({ intact, count, firstBreak }: Verdict): string => {
  if (intact) return auditMessages.chainIntact({ count })
  return firstBreak === null ? auditMessages.chainBroken() : auditMessages.chainBrokenAt({ number: firstBreak })
}

/** One line that says whether the log can be believed. */
export const ChainLine = () => {
  const { data, isError, refetch } = useQuery(auditChainQuery)
  if (isError) {
    return (
      <p className={styles.line}>
        {auditMessages.chainNotChecked()}{' '}
        <button type="button" className={clsx(styles.again, text.link)} onClick={() => void refetch()}>
          {auditMessages.checkAgain()}
        </button>
      </p>
    )
  }
  if (!data)
    return (
      <div className={styles.line} aria-busy="true">
        <output className={text.onlySpoken}>{auditMessages.checkingChain()}</output>
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
      <span>{chainSentence(data)}</span>
      {data.head ? (
        <code className={clsx(styles.head, text.clip)} title={auditMessages.headExplained()}>
          {data.head}
        </code>
      ) : null}
    </p>
  )
}
