import text from '../../kit/text.module.css'
import styles from './duplicate-card.module.css'
import { Skeleton } from '@mantine/core'
import { duplicatesMessages } from '@wellmet/contacts/duplicates/duplicates.messages.ts'

const Pair = () => (
  <div className={styles.duplicate}>
    <Skeleton height={14} width={240} mb={12} />
    <Skeleton height={10} width="70%" mb={24} />
    {[1, 2, 3, 4].map((at) => (
      <Skeleton key={at} height={10} mb={18} />
    ))}
  </div>
)

export const DuplicateSkeletons = () => (
  <div className={styles.duplicates} aria-busy="true">
    <output className={text.onlySpoken}>{duplicatesMessages.loading()}</output>
    <Pair />
    <Pair />
  </div>
)
