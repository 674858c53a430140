import styles from './probability.module.css'
import { BreakdownNumber } from './breakdown-number.tsx'
import { probabilityWords, type Chance } from './probability-words.ts'
import { kitMessages } from './kit.messages.ts'

type Props = { chance: Chance; onBreakdown?: () => void }

/** A probability never stands alone: its n is beside it, or the words "no history yet". */
export const Probability = ({ chance, onBreakdown }: Props) => {
  const { figure, basis } = probabilityWords(chance)
  if (!figure) return <span className={styles.basis}>{basis}</span>
  return (
    <span className={styles.probability}>
      {onBreakdown ? (
        <BreakdownNumber label={kitMessages.chanceWithBasis({ figure, basis })} onOpen={onBreakdown}>
          {figure}
        </BreakdownNumber>
      ) : (
        <span className={styles.figure}>{figure}</span>
      )}
      <span className={styles.basis}>{basis}</span>
    </span>
  )
}
