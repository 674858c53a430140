import styles from './probability.module.css'
import { ReceiptNumber } from './receipt-number.tsx'
import { probabilityWords, type Chance } from './probability-words.ts'

type Props = { chance: Chance; onReceipt?: () => void }

/** A probability never stands alone: its n is beside it, or the words "no history yet". */
export const Probability = ({ chance, onReceipt }: Props) => {
  const { figure, basis } = probabilityWords(chance)
  if (!figure) return <span className={styles.basis}>{basis}</span>
  return (
    <span className={styles.probability}>
      {onReceipt ? (
        <ReceiptNumber label={`${figure}, ${basis}`} onOpen={onReceipt}>
          {figure}
        </ReceiptNumber>
      ) : (
        <span className={styles.figure}>{figure}</span>
      )}
      <span className={styles.basis}>{basis}</span>
    </span>
  )
}
