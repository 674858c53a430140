import text from './text.module.css'
import styles from './weight-stack.module.css'
import type { BreakdownPart } from './breakdown-shapes.ts'
import { kitMessages } from './kit.messages.ts'

type Props = { parts: BreakdownPart[]; value: number; limit?: number }

/** The weights as bars laid end to end on a 0–100 track: where the last one ends is the number. */
export const WeightStack = ({ parts, value, limit = 100 }: Props) => {
  const added = parts.filter(({ weight }) => weight >= 0)
  const taken = parts.filter(({ weight }) => weight < 0)
  const takenShare = taken.reduce((sum, { weight }) => sum - weight, 0)
  return (
    <div className={styles.weights}>
      <div className={styles.track} aria-hidden="true">
        {added.map(({ label, weight }, at) => (
          <span key={label} className={styles.part} data-at={at % 4} style={{ width: `${(weight / limit) * 100}%` }} />
        ))}
        {takenShare > 0 ? (
          <span
            className={styles.taken}
            style={{ left: `${(value / limit) * 100}%`, width: `${(takenShare / limit) * 100}%` }}
          />
        ) : null}
      </div>
      <table className={styles.sum}>
        <caption className={text.onlySpoken}>{kitMessages.weightsAddUp({ value })}</caption>
        <tbody>
          {[...added, ...taken].map(({ label, weight }) => (
            <tr key={label}>
              <th scope="row">
                <span
                  className={styles.key}
                  data-at={weight < 0 ? 'taken' : added.findIndex((part) => part.label === label) % 4}
                  aria-hidden="true"
                />
                {label}
              </th>
              <td>{kitMessages.weight({ weight })}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{kitMessages.addsUpTo()}</th>
            <td>{value}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
